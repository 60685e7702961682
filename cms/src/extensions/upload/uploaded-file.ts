import type { ReadStream } from 'node:fs';

/** The part of @strapi/upload's file entity that matters here. */
export type UploadedFile = {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  /** kB, as Strapi stores it. */
  size: number;
  sizeInBytes: number;
  filepath: string;
  tmpWorkingDirectory: string;
  getStream: () => ReadStream;
  width?: number;
  height?: number;
  placeholder?: string;
};
