/** A step that tells which text the server sends as the message. */
export const withServerText = (text: string) => `The message is '${text}'`;
