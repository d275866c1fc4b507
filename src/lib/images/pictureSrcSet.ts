/** Those of the reference server; a server may send other widths, or the picture as it is stored. */
const widths = [96, 192, 384, 768, 1536];
const storedPicture = /\/storage\/[^?#]+\.(jpe?g|png|webp)$/i;

/**
 * Returns the `srcset` of a stored picture. Undefined for vector graphics, and for pictures outside
 * /storage, whose URL may be signed.
 */
export function pictureSrcSet(url: string): string | undefined {
  if (!storedPicture.test(url)) return undefined;
  return widths.map((width) => `${url}?w=${width} ${width}w`).join(', ');
}
