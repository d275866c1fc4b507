import { expect, it } from 'vitest';
import { pictureSrcSet } from './pictureSrcSet.ts';

it.each(['/storage/clubs/7-a.jpg', 'https://files.example/storage/teams/a b.PNG'])(
  'offers %s in several widths',
  (url) => {
    expect(pictureSrcSet(url)).toContain(`${url}?w=384 384w, ${url}?w=768 768w`);
  },
);

it.each([
  '/storage/teams/logo.svg',
  'https://cdn.example/logo.jpg',
  '/storage/logo.jpg?signature=1',
  'blob:https://robolaga.example/storage/logo',
])('leaves %s as it is', (url) => {
  expect(pictureSrcSet(url)).toBeUndefined();
});
