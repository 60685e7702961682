/** `URL.canParse` is younger than some of the browsers that we build for: Safari 17 and Chrome 120 brought it. */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
