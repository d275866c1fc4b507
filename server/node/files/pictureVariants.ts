import { createHash } from 'node:crypto';
import {
  type FileStore,
  FilesUnavailableError,
  type StoredFile,
} from '../../services/fileStore.ts';

const formats = ['avif', 'webp'] as const;
type Format = (typeof formats)[number];

/** Few, because all variants of a picture are stored. */
const widths = [96, 192, 384, 768, 1536];
const folder = 'variants/';
/** Vector graphics are smaller as they are, and GIFs may move. */
const convertible = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Returns a picture in a format, at most as wide as asked for; undefined if that is impossible, or
 * there is too much else to do.
 */
export type ShrinkPicture = (
  bytes: Uint8Array,
  wanted: { width: number; format: Format },
) => Promise<Uint8Array | undefined>;

/** Returns whether a stored file can be made again from another one. */
export const isVariant = (path: string) => path.startsWith(folder);

/**
 * Adds smaller variants of pictures to a file store. They are made when a browser asks for them,
 * and stored under the hash of the picture, so that a changed picture never has old ones.
 */
export function withPictureVariants(files: FileStore, shrink: ShrinkPicture): FileStore {
  const inProgress = new Map<string, Promise<StoredFile | undefined>>();

  const create = async (
    path: string,
    picture: StoredFile,
    wanted: { width: number; format: Format },
  ) => {
    const bytes = await shrink(picture.bytes, wanted);
    if (!bytes) return undefined;
    await files.write(path, bytes).catch((error: unknown) => {
      // It can be sent all the same.
      if (!(error instanceof FilesUnavailableError)) throw error;
    });
    return { bytes, type: `image/${wanted.format}` };
  };
  return {
    read: (path) => files.read(path),
    write: (path, bytes) => files.write(path, bytes),
    async remove(path) {
      const picture = await files.read(path);
      await files.remove(path);
      if (picture && convertible.has(picture.type))
        await Promise.all(variantPaths(picture).map((variant) => files.remove(variant)));
    },
    async readSmaller(picture, { width: wantedWidth, accept }) {
      const format = formats.find((name) => accept.includes(`image/${name}`));
      if (!format || !convertible.has(picture.type)) return undefined;
      const width = widths.find((candidate) => candidate >= wantedWidth) ?? widths.at(-1) ?? 0;
      const path = variantPath(hash(picture), width, format);
      const stored = await files.read(path);
      if (stored) return stored;
      const variant =
        inProgress.get(path) ??
        create(path, picture, { width, format }).finally(() => inProgress.delete(path));
      inProgress.set(path, variant);
      return variant;
    },
  };
}

const hash = ({ bytes }: StoredFile) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

const variantPath = (name: string, width: number, format: Format) =>
  `${folder}${name}-${width}.${format}`;

function variantPaths(picture: StoredFile): string[] {
  const name = hash(picture);
  return widths.flatMap((width) => formats.map((format) => variantPath(name, width, format)));
}
