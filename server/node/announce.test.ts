import { expect, it } from 'vitest';
import { addressOf } from './announce.ts';

it.each([
  [{ host: undefined, port: 3000, publicUrl: undefined }, 'http://localhost:3000'],
  [{ host: '0.0.0.0', port: 8080, publicUrl: undefined }, 'http://localhost:8080'],
  [{ host: '192.168.1.5', port: 3000, publicUrl: undefined }, 'http://192.168.1.5:3000'],
  [{ host: '::1', port: 3000, publicUrl: undefined }, 'http://[::1]:3000'],
  [
    { host: '0.0.0.0', port: 3000, publicUrl: 'https://robolaga.example' },
    'https://robolaga.example',
  ],
])('the address of %o is %s', (environment, address) => {
  expect(addressOf(environment)).toBe(address);
});
