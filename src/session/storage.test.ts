import { describe, expect, it } from 'vitest';
import { readClubUser, readSession } from './storage.ts';

const readStored = (stored: Record<string, string>) =>
  readSession({
    getItem: (key) => stored[key] ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });

describe('the stored id of a participant', () => {
  it.each([
    ['7', 7],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['seven', null],
    ['', null],
  ])('%j is read as %j', (participantId, id) => {
    expect(readStored({ authToken: 'token', participantId }).participant).toMatchObject({
      token: 'token',
      id,
    });
  });
});

describe('the stored club', () => {
  const club = { id: 7, code: 'MLGT', name: 'SMA Negeri 3 (Malang)', logo: null };

  it.each([
    [club, club],
    [{ ...club, id: 0 }, null],
    [{ ...club, id: -1 }, null],
    [{ ...club, id: 1.5 }, null],
    [{ ...club, id: '7' }, null],
    [{ ...club, name: ' ' }, null],
    [
      { id: 7, name: club.name },
      { ...club, code: '' },
    ],
    [null, null],
  ])('%j is read as %j', (value, expected) => {
    expect(readClubUser(value)).toEqual(expected);
    expect(readStored({ gh_token: 'token', gh_user: JSON.stringify(value) }).club).toEqual({
      token: 'token',
      user: expected,
    });
  });
});
