/** Parses an id from a part of a URL; returns undefined if it is not a positive integer. */
export const parseId = (text: string | null | undefined): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
