/** The id that a part of an address names; nothing where it cannot be one. */
export const readId = (text: string | null | undefined): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
