/** Returns a name of a file without what a file system does not take. */
export const nameFile = (text: string, extension: string): string =>
  `${text.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim()}.${extension}`;
