import { expect, it } from 'vitest';
import { serverUrl } from './startupMessage.ts';

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
