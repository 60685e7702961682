import { readAdvert } from '../../src/api/fit/advert/read-advert';
import { findRequirements } from '../../src/api/fit/advert/requirements';

const PUBLISHED = new Set(['react', 'html', 'css', 'go']);

export const find = (advert: string) => findRequirements(readAdvert({ advert }), PUBLISHED);

/** `+` is nice to have, `?` was not understood. */
export const tell = (advert: string) =>
  find(advert)
    .requirements.map(({ text, kind, level }) => {
      const said = kind === 'technology' || kind === 'language' ? text : `${kind}: ${text}`;
      return `${level === 'nice' ? '+ ' : ''}${kind === 'unread' ? `? ${text}` : said}`;
    })
    .join(' | ');

export const inList = (line: string) => tell(`Requirements:\n- ${line}`);
