import { expect, test } from 'vitest';
import { returnAddress, withReturn } from './returnAddress.ts';

const read = (from: string) => returnAddress(new URLSearchParams({ from }));

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
])('%s is followed', (address) => {
  expect(read(address)).toBe(address);
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
])('%j is not', (address) => {
  expect(read(address)).toBeUndefined();
  expect(withReturn('/signin', address)).toBe('/signin');
});

test('an address without a way back has none', () => {
  expect(returnAddress(new URLSearchParams('expired=1'))).toBeUndefined();
  expect(withReturn('/signup', undefined)).toBe('/signup');
});

test("the wanted page survives the way through the address, and an account's home needs none", () => {
  const address = withReturn('/signin', '/profile?gh=12&x=a b');
  expect(address).toBe('/signin?from=%2Fprofile%3Fgh%3D12%26x%3Da%2520b');
  expect(returnAddress(new URL(address, 'http://localhost').searchParams)).toBe(
    '/profile?gh=12&x=a%20b',
  );
  expect(withReturn('/signin', '/profile')).toBe('/signin');
  expect(withReturn('/schoolclub/login', '/schoolclub/dashboard')).toBe('/schoolclub/login');
  expect(withReturn('/schoolclub/login', '/schoolclub/team')).toBe(
    '/schoolclub/login?from=%2Fschoolclub%2Fteam',
  );
});
