import { expect, it } from 'vitest';
import { toFragmentUrl } from './fragmentUrl.ts';

const inFolder = '/some/sub/path/';

it.each([
  ['/', '/', undefined],
  ['/index.html', '/', undefined],
  ['/#/tournaments/8', '/', undefined],
  ['/?scenario=clock#/', '/', undefined],
  ['/some/sub/path/', inFolder, undefined],
  ['/some/sub/path/index.html#/teams', inFolder, undefined],
  ['/some/other/', inFolder, undefined],
  ['/tournaments/8', '/', '/#/tournaments/8'],
  ['/tournaments/8/', '/', '/#/tournaments/8/'],
  ['/teams?page=2&query=garuda+lintas', '/', '/#/teams?page=2&query=garuda+lintas'],
  ['/reset-password#token', '/', '/#/reset-password#token'],
  ['/schoolclub/detail/smk-negeri-2?id=3', '/', '/#/schoolclub/detail/smk-negeri-2?id=3'],
  ['/teams?scenario=clock%3A1&page=2', '/', '/?scenario=clock%3A1#/teams?page=2'],
  ['/tournaments/8#/teams', '/', '/#/teams'],
  ['/some/sub/path/teams', inFolder, '/some/sub/path/#/teams'],
])('the page of %s in %s is at %s', (url, folder, expected) => {
  expect(toFragmentUrl(new URL(url, 'http://localhost'), folder)).toBe(expected);
});
