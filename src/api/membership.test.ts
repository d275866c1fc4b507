import { expect, test } from 'vitest';
import { readMembership } from './membership.ts';

const club = { isMember: true, clubId: 5, clubName: 'Klub Robotik Janayasa' };
const notMember = { isMember: false };

test.each([
  ['by id', { has_gh: true, gh_id: 5, gh_name: 'Klub Robotik Janayasa' }, club],
  ['by has_gh and nested', { has_gh: true, gh: { id: 5, name: 'Klub Robotik Janayasa' } }, club],
  [
    'by has_gh with empty fields, and nested',
    { has_gh: true, gh_id: null, gh_name: '', gh: { id: 5, name: 'Klub Robotik Janayasa' } },
    club,
  ],
  ['nested', { success: true, gh: { id: 5, name: 'Klub Robotik Janayasa' } }, club],
  ['nested, without success', { gh: { id: 5, name: 'Klub Robotik Janayasa' } }, club],
  [
    'by code',
    { success: true, gh_name: 'Klub Robotik Janayasa', gh_code: 'JNYS' },
    { isMember: true, clubName: 'Klub Robotik Janayasa', code: 'JNYS' },
  ],
])('is a member: %s', (_, body, membership) => {
  expect(readMembership(body)).toEqual(membership);
});

test.each([
  ['by id', { has_gh: false, gh_id: null, gh_name: null }],
  ['nested', { success: true, gh: null }],
  ['by code', { success: false, gh_name: null, gh_code: null }],
  ['by code, without names', { success: true }],
  ['by code, with null names', { success: true, gh_name: null, gh_code: null }],
  ['by code, with empty names', { success: true, gh_name: ' ', gh_code: '' }],
  [
    'a failure that names a club by code',
    { success: false, gh_name: 'Klub Robotik Janayasa', gh_code: 'JNYS' },
  ],
  [
    'a failure that names a club nested',
    { success: false, gh: { id: 5, name: 'Klub Robotik Janayasa' } },
  ],
  [
    'has_gh as false beside a club',
    { has_gh: false, gh: { id: 5, name: 'Klub Robotik Janayasa' } },
  ],
  ['has_gh as 0', { has_gh: 0 }],
  ["has_gh as '0'", { has_gh: '0' }],
  ['has_gh as null', { has_gh: null, gh_id: null }],
  ['gh as a list', { success: true, gh: [] }],
  ['gh as false', { success: true, gh: false }],
  ['gh as an empty object', { success: true, gh: {} }],
])('is not a member: %s', (_, body) => {
  expect(readMembership(body)).toEqual(notMember);
});

test.each([1, '1', 'true'])('has_gh may be %j', (has) => {
  expect(readMembership({ has_gh: has, gh_id: '5', gh_name: ' Klub Robotik Janayasa ' })).toEqual(
    club,
  );
});

test('ids may be strings, and success may be a number', () => {
  expect(readMembership({ success: 1, gh: { id: '5', name: 'Klub Robotik Janayasa' } })).toEqual(
    club,
  );
  expect(readMembership({ success: 0, gh_name: 'Klub Robotik Janayasa' })).toEqual(notMember);
});

test.each([
  [{ has_gh: true, gh_id: null, gh_name: null }],
  [{ has_gh: true, gh_id: 'x', gh_name: 7 }],
  [{ has_gh: true, gh_id: 0.5, gh_name: '' }],
  [{ has_gh: true }],
])('%j is a member of an unknown club', (body) => {
  expect(readMembership(body)).toEqual({ isMember: true });
});

test('if several shapes are present, the first one wins', () => {
  expect(
    readMembership({ has_gh: false, success: true, gh: { id: 5, name: 'Klub Robotik Janayasa' } }),
  ).toEqual(notMember);
  expect(
    readMembership({
      has_gh: true,
      gh_id: 5,
      gh_name: 'Klub Robotik Janayasa',
      success: false,
      gh: null,
    }),
  ).toEqual(club);
});

test.each([
  [undefined],
  [null],
  [''],
  ['<h1>Bad gateway</h1>'],
  [1],
  [true],
  [[]],
  [{}],
  [{ message: 'Server Error' }],
])('%j is not a membership response', (body) => {
  expect(readMembership(body)).toBeUndefined();
});
