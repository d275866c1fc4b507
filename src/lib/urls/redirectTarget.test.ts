import { expect, test } from 'vitest';
import { readRedirectTarget, withRedirect } from './redirectTarget.ts';

const read = (from: string) => readRedirectTarget(new URLSearchParams({ from }));

test.each([
  '/',
  '/profile',
  '/profile?gh=12',
  '/chat',
  '/PROFILE?gh=12',
  '/tournaments/7?page=2#daftar',
  '/schoolclub',
  '/schoolclub/detail/login',
  '/pdf-viewer/https%3A%2F%2Fcontoh.id%2Faturan.pdf',
])('%s is accepted', (url) => {
  expect(read(url)).toBe(url);
});

test.each([
  '//evil.example',
  '//evil.example/profile',
  'https://evil.example/profile',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/\t/evil.example/profile',
  '/a/..//evil.example',
  '//',
  '/.//profile',
  'javascript:alert(1)',
  'profile',
  '?gh=12',
  '',
  ' /profile',
  'http://[',
  '/api/auth/logout',
  '/docs',
  '/no-such-page',
  '/signin',
  '/signup?from=%2Fchat',
  '/signin/',
  '/schoolclub/login',
  '/SchoolClub/Register?from=%2Fchat',
])('%j is rejected', (url) => {
  expect(read(url)).toBeUndefined();
  expect(withRedirect('/signin', url)).toBe('/signin');
});

test('a URL without the parameter has no redirect target', () => {
  expect(readRedirectTarget(new URLSearchParams('expired=1'))).toBeUndefined();
  expect(withRedirect('/signup', undefined)).toBe('/signup');
});

test("the redirect target survives encoding, and an account's home page needs no parameter", () => {
  const href = withRedirect('/signin', '/profile?gh=12&x=a b');
  expect(href).toBe('/signin?from=%2Fprofile%3Fgh%3D12%26x%3Da%2520b');
  expect(readRedirectTarget(new URL(href, 'http://localhost').searchParams)).toBe(
    '/profile?gh=12&x=a%20b',
  );
  expect(withRedirect('/signin', '/profile')).toBe('/signin');
  expect(withRedirect('/schoolclub/login', '/schoolclub/dashboard')).toBe('/schoolclub/login');
  expect(withRedirect('/schoolclub/login', '/schoolclub/team')).toBe(
    '/schoolclub/login?from=%2Fschoolclub%2Fteam',
  );
});
