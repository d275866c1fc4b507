import { expect, test } from 'vitest';
import { readPageAddress } from './pageAddress.ts';

const origin = 'https://robolaga.example';
const read = (path: string) => {
  const url = new URL(origin);
  [url.pathname = '', url.search = ''] = path.split('?');
  const address = readPageAddress(url);
  return address && [address.url.href.replace(origin, ''), address.kind];
};

test.each([
  ['/', '/', 'fixed'],
  ['/?x=1', '/', 'fixed'],
  ['/?fbclid=abc&page=2', '/', 'fixed'],
  ['/tournaments', '/tournaments', 'fixed'],
  ['/tournaments?x=1&page=2', '/tournaments?page=2', 'search'],
  ['/tournaments?page=2&category=Sumo+Bot', '/tournaments?category=Sumo+Bot&page=2', 'search'],
  ['/tournaments?page=2&page=3', '/tournaments?page=2', 'search'],
  ['/TOURNAMENTS', '/TOURNAMENTS', 'path'],
  ['/tournaments/', '/tournaments/', 'path'],
  ['/tournaments/7?page=2', '/tournaments/7', 'path'],
  [
    '/organiser/login?from=%2Forganiser%2Fscores',
    '/organiser/login?from=%2Forganiser%2Fscores',
    'search',
  ],
])('the page at %s is rendered and kept as %s', (path, href, kind) => {
  expect(read(path)).toEqual([href, kind]);
});

test.each(['/nowhere', '//evil.example/', '//evil.example/tournaments'])(
  'there is no page at %s',
  (path) => {
    expect(read(path)).toBeUndefined();
  },
);
