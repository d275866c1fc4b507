/** Every ending that may be stored, with the media type it is served as. */
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

/** The media type of a path by its ending; nothing for one that may not be stored. */
export function mediaTypeOf(path: string): string | undefined {
  const ending = /[^/.][^/]*\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, ending) ? types[ending] : undefined;
}
