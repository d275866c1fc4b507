/**
 * Returns a web address as it is stored: that of http or https in a text, which may lack its 'https://' or
 * stand behind a name, as maps share it. Undefined if there is none, or more than one.
 */
export function toWebAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bare = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(trimmed) ? `https://${trimmed}` : undefined;
  // What follows it would be cut off.
  const address = /^(?:(?:(?!https?:).)*\s)?(https?:\/\/\S+)$/is.exec(trimmed)?.[1] ?? bare;
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { href, hostname, username } = new URL(address);
  // A name before an @ is there to deceive: the address leads to what follows it.
  return hostname.includes('.') && username === '' ? href : undefined;
}
