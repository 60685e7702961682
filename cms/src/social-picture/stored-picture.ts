import { messageOf } from '../errors/errors';

/** As the media library has it. */
export type StoredPicture = {
  url: string;
  placeholder: string | null;
  /** Narrowest first. */
  formats: readonly { url: string; width: number }[];
};

/** The smallest file that is wide enough. */
export function fileOf({ url, formats }: StoredPicture, width: number): string {
  return formats.find((format) => format.width >= width)?.url ?? url;
}

/** Better a drawing without the picture than none. */
export async function attempt<Result>(
  file: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    strapi.log.warn(`${file} cannot be read for a social picture: ${messageOf(error)}`);
    return undefined;
  }
}
