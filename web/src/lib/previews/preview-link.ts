/** Before the link that shows the draft of a project. */
export const PREVIEWS = '/preview/';

/** Signed for an editor, or the token of a link for others, as the CMS makes them. */
const PREVIEW = /^\/preview\/([a-z0-9]{24}\.\d{10}\.[\w-]{43}|[\w-]{43})$/;

/** Of the address of a preview; undefined for any other, and for what no link looks like. */
export function previewLinkIn(pathname: string): string | undefined {
  return PREVIEW.exec(pathname)?.[1];
}
