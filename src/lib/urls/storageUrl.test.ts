import { expect, test } from 'vitest';
import { storageUrl } from './storageUrl.ts';

test.each([
  ['tournaments/surabaya.svg', '/storage/tournaments/surabaya.svg'],
  ['/tournaments/surabaya.svg', '/storage/tournaments/surabaya.svg'],
  ['/storage/teams/3.png', '/storage/teams/3.png'],
  ['storage/teams/3.png', '/storage/teams/3.png'],
  ['https://files.example/a.png', 'https://files.example/a.png'],
  ['http://files.example/a.png', 'http://files.example/a.png'],
  ['javascript:alert(1)', '/storage/javascript:alert(1)'],
])('%s is loaded from %s', (path, url) => {
  expect(storageUrl(path)).toBe(url);
});
