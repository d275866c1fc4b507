/** The most certificates of one file, so that drawing them keeps no other request waiting for long. */
export const certificatesOfFile = 300;

/** Returns the values of `part` with which so many certificates are downloaded; none is needed for one file. */
export const partsOfFile = (certificates: number): (number | undefined)[] =>
  certificates <= certificatesOfFile
    ? [undefined]
    : Array.from({ length: Math.ceil(certificates / certificatesOfFile) }, (_, index) => index + 1);
