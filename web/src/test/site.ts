import sample from '../../../cms/seed/site.json';
import { EMPTY_SITE, type Site } from '../features/site/site-context';
import { picture } from './projects';

const UPDATED_AT = '2026-01-02T03:04:05.678Z';

/** The specification's owner. */
export const SAMPLE_SITE: Site = {
  ...EMPTY_SITE,
  ...sample,
  portrait: picture('portrait'),
  updatedAt: UPDATED_AT,
};

/** An owner who has told nothing but his name. */
export const NAME_ONLY: Site = { ...EMPTY_SITE, name: 'Ada', updatedAt: '2026-02-03T04:05:06.789Z' };

/** As the cms answers: every object names its type. */
export function siteAnswer(site: Site) {
  return {
    __typename: 'Site',
    ...site,
    address: site.address && { __typename: 'PostalAddress', ...site.address },
    portrait: site.portrait && { __typename: 'UploadFile', ...site.portrait },
  };
}
