import type { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { networkLines, serverUrl } from './startupMessage.ts';

it.each([
  [{ host: undefined, port: 3000, publicUrl: undefined }, 'http://localhost:3000'],
  [{ host: '0.0.0.0', port: 8080, publicUrl: undefined }, 'http://localhost:8080'],
  [{ host: '192.168.1.5', port: 3000, publicUrl: undefined }, 'http://192.168.1.5:3000'],
  [{ host: '::1', port: 3000, publicUrl: undefined }, 'http://[::1]:3000'],
  [
    { host: '0.0.0.0', port: 3000, publicUrl: 'https://robolaga.example' },
    'https://robolaga.example',
  ],
])('returns for %o the URL %s', (environment, url) => {
  expect(serverUrl(environment)).toBe(url);
});

const address = (text: string) => ({
  address: text,
  netmask: '255.255.255.0',
  mac: '02:00:00:00:00:01',
  cidr: `${text}/24`,
  family: 'IPv4' as const,
  internal: false,
});
const environment = {
  publicUrl: undefined,
  host: undefined,
  port: 3000,
  socketFd: undefined,
  tls: undefined,
};
const place = {
  interfaces: {
    wlan0: [address('192.168.1.5')],
    eth0: [address('10.0.0.7')],
  } satisfies ReturnType<typeof networkInterfaces>,
  isTerminal: false,
  platform: 'linux' as const,
};

it('the addresses of the network are printed, and how links begin with the first one', () => {
  const lines = networkLines(environment, place).filter(Boolean);
  expect(lines).toEqual([
    'Phones in this network open http://192.168.1.5:3000',
    'or, in another network,     http://10.0.0.7:3000',
    'Links and QR codes begin with the address at which a page is open, or with this one, if set:',
    '  PUBLIC_URL=http://192.168.1.5:3000 npm start',
  ]);
  expect(networkLines({ ...environment, host: '::' }, place).filter(Boolean)).toEqual(lines);
  expect(networkLines(environment, { ...place, platform: 'win32' }).at(-1)).toBe(
    '  cmd /c "set PUBLIC_URL=http://192.168.1.5:3000&& npm start"',
  );
  const elsewhere = { ...environment, port: 8080 };
  expect(networkLines(elsewhere, place).at(-1)).toBe(
    '  PORT=8080 PUBLIC_URL=http://192.168.1.5:8080 npm start',
  );
  expect(networkLines(elsewhere, { ...place, platform: 'win32' }).at(-1)).toBe(
    '  cmd /c "set PORT=8080&& set PUBLIC_URL=http://192.168.1.5:8080&& npm start"',
  );
});

it('a terminal shows the first one as a QR code, black on white', () => {
  const code = networkLines(environment, { ...place, isTerminal: true }).filter((line) =>
    line.startsWith('\u001B[97;40m'),
  );
  expect(code.length).toBeGreaterThan(13);
  expect(new Set(code.map((line) => line.length)).size).toBe(1);
});

it('with a public URL, that is the one for phones, and nothing is proposed', () => {
  const publicUrl = 'http://192.168.1.5:3000';
  expect(networkLines({ ...environment, publicUrl }, place).filter(Boolean)).toEqual([
    `Phones in this network open ${publicUrl}`,
  ]);
});

it.each([
  ['for this computer only', { host: '127.0.0.1' }, place],
  ['on one address', { host: '192.168.1.5' }, place],
  ['on a socket of systemd', { socketFd: 3 }, place],
  ['without a network', {}, { ...place, interfaces: {} }],
])('nothing is printed %s', (_, changes, where) => {
  expect(networkLines({ ...environment, ...changes }, where)).toEqual([]);
});
