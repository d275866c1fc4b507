const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns one text for all addresses of a mailbox, to count its mails by: case and what follows `+` make no
 * difference, nor do the dots of Gmail.
 */
export function toMailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
