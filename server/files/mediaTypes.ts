/** The file extensions that may be stored, with the media type of each. */
const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  pdf: 'application/pdf',
};

/** Returns the media type of a path by its extension; undefined if it may not be stored. */
export function mediaTypeOf(path: string): string | undefined {
  const extension = /[^/.][^/]*\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
