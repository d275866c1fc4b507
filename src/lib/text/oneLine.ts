/** Returns a text in one line, as a name stands in a message. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
