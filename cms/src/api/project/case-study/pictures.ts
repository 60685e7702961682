import type { Element, ElementContent } from 'hast';
import type { Image } from '../reading/project';

const LOADING = { sizes: '(min-width: 48rem) 46rem, 100vw', loading: 'lazy', decoding: 'async' };

/** One that is only previewed has no sizes. */
export type Picture = Pick<Image, 'url' | 'alternativeText' | 'caption'> &
  Partial<Pick<Image, 'width' | 'height' | 'formats'>>;

/**
 * Nothing for a picture that the project has not (any more). Its caption waits in the title, which is not sent.
 * @param written instead of the picture's own caption
 */
export function toPicture(picture: Picture | undefined, written: string): Element[] {
  if (!picture) return [];
  const caption = written || (picture.caption ?? '');
  const { url, width, height, alternativeText, formats } = picture;
  const srcSet = formats && [...formats, picture].map((size) => `${size.url} ${size.width}w`).join(', ');
  const alt = alternativeText ?? caption;
  const properties = { src: url, srcSet, alt, title: caption, width, height, ...LOADING };
  return [{ type: 'element', tagName: 'img', properties, children: [] }];
}

/** Instead of a paragraph that is made of pictures alone: a paragraph must not hold figures. */
export function toFigures({ children }: Element): Element[] | undefined {
  const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';
  const pictures = children.filter((node) => !isBlank(node));
  if (!pictures.every(isPicture)) return undefined;
  return pictures.map((picture) => ({
    ...picture,
    tagName: 'figure',
    properties: {},
    children: withCaption(picture),
  }));
}

function isPicture(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'img';
}

function withCaption(picture: Element): Element[] {
  const caption = String(picture.properties.title);
  if (!caption) return [picture];
  const text = { type: 'text', value: caption } as const;
  return [picture, { type: 'element', tagName: 'figcaption', properties: {}, children: [text] }];
}
