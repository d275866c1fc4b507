/** Longer than any IP address; what a proxy sends instead must not fill the table of counters. */
const maxLength = 64;

/**
 * Returns what an IP address is counted as in limits: an IPv4 address itself, an IPv6 address the
 * /64 network that it is in (as `2001:db8:0:1::/64`), because one household or one rented server
 * has all addresses of such a network. Any other text is returned as it is.
 */
export function toNetwork(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%');
  if (!/^[\da-f]*:[\da-f:.]*$/.test(address)) return ip.slice(0, maxLength);
  const [head = '', tail] = address.split('::');
  const first = toGroups(head);
  const last = toGroups(tail ?? '');
  const zeros = Array<string>(tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length));
  const groups = [...first, ...zeros.fill('0'), ...last].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

const toGroups = (text: string) => (text === '' ? [] : text.split(':'));

/**
 * Returns the network that a client's address belongs to, whose addresses one caller can often
 * choose from: a /24 of IPv4 or a /48 of IPv6. Takes what `toNetwork` returns; any other text is
 * returned as it is.
 */
export function toWiderNetwork(client: string): string {
  const [, ipv4] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(client) ?? [];
  if (ipv4) return `${ipv4}.0/24`;
  const [, ipv6] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(client) ?? [];
  return ipv6 ? `${ipv6}::/48` : client;
}

const knownSuffix = ':known';

/** Returns the client that all accounts are which have signed in from a network before. */
export const toKnownClient = (network: string): string => `${network}${knownSuffix}`;

export const isKnownClient = (client: string): boolean => client.endsWith(knownSuffix);
