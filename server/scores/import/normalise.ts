/** Returns a text of a file as it is compared: without the case and the space that people type. */
export const normalise = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
