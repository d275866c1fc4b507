import { describe, expect, it } from 'vitest';
import { accountKinds } from '../../openapi/accountKinds.ts';
import type { AccountKind } from '../../openapi/types.ts';
import { demoAccounts, demoPassword, demoPin } from '../../server/seed/accounts.ts';
import { plain } from '../support/screens/images.ts';
import { countStatuses, toForm } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, readToken, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once of each operation that changes an account: every one is answered as the
// document says, and what is stored afterwards is what the accepted ones asked for.

const server = useParallelServer();
const { send, parallel } = server;

const from = (number: number) => `192.0.2.${number}`;
const passwordOf = (number: number) => `robot-malam-${number}`;

const accounts = {
  participant: demoAccounts.leader.email,
  club: demoAccounts.club.email,
  organiser: demoAccounts.organiser.email,
};
const calls = {
  participant: {
    login: 'loginParticipant',
    logout: 'logoutParticipant',
    check: 'checkToken',
    end: 'endParticipantSessions',
    password: 'changeParticipantPassword',
  },
  club: {
    login: 'loginClub',
    logout: 'logoutClub',
    check: 'getClubSession',
    end: 'endClubSessions',
    password: 'changeClubPassword',
  },
  organiser: {
    login: 'loginOrganiser',
    logout: 'logoutOrganiser',
    check: 'getOrganiserSession',
    end: 'endOrganiserSessions',
    password: 'changeOrganiserPassword',
  },
} as const satisfies Record<AccountKind, object>;

it('one of sixteen sign-ups with one address makes an account', async () => {
  const person = { name: 'Sama', email: 'sama@surel.example', password: 'robot-tetap-ada' };
  const people = await parallel('registerParticipant', (number) => ({
    body: person,
    from: from(number),
  }));
  expect(countStatuses(people)).toEqual({ 201: 1, 422: count - 1 });
  const school = {
    name: 'SMP Sama',
    email: 'klub.sama@surel.example',
    phone: '081234567890',
    password: 'robot-tetap-ada',
    password_confirmation: 'robot-tetap-ada',
    pin: demoPin,
    pin_confirmation: demoPin,
  };
  const clubs = await parallel('registerClub', (number) => ({ body: school, from: from(number) }));
  expect(countStatuses(clubs)).toEqual({ 201: 1, 422: count - 1 });
});

it('a deleted account is deleted once, and its team has one leader', async () => {
  const [leader, member] = await server.openMembers(['hapus', 'tinggal']);
  if (!leader || !member) throw new Error('Nobody has joined.');
  const team = await server.createTeam('Tim Hapus', 1, [leader, member]);
  const deleted = await parallel('deleteParticipantAccount', (number) => ({
    body: { current_password: 'robot-tetap-ada' },
    token: leader.token,
    from: from(number),
  }));
  const { 200: accepted, ...refused } = countStatuses(deleted);
  expect(accepted).toBe(1);
  expect((refused[401] ?? 0) + (refused[422] ?? 0)).toBe(count - 1);
  expect((await send('checkToken', { token: leader.token })).status).toBe(401);
  expect(await server.findLeaders(team)).toEqual([member.id]);
  // The address is free again.
  expect(await server.openPerson('hapus')).toMatch(/./);
});

describe.each(accountKinds)('the account: %s', (kind) => {
  const { login, logout, check, end, password } = calls[kind];
  const email = accounts[kind];
  const signIn = (typed: string) =>
    parallel(login, (number) => ({ body: { email, password: typed }, from: from(number) }));
  const areSignedIn = async (tokens: string[]) =>
    countStatuses(await Promise.all(tokens.map((token) => send(check, { token }))));

  it('signs in from sixteen addresses, and out of one or all of them', async () => {
    const answers = await signIn(demoPassword);
    expect(countStatuses(answers)).toEqual({ 200: count });
    const tokens = answers.map(readToken);
    expect(new Set(tokens).size).toBe(count);
    const [first = '', ...others] = tokens;
    expectEnded(countStatuses(await parallel(logout, () => ({ token: first }))));
    expect(await areSignedIn(tokens)).toEqual({ 401: 1, 200: count - 1 });
    const ended = await parallel(end, (number) => ({
      token: others[number % others.length] ?? '',
    }));
    expectEnded(countStatuses(ended));
    expect(await areSignedIn(tokens)).toEqual({ 401: count });
  });

  it('has the password of one of sixteen changes, whose session stays', async () => {
    const tokens = (await signIn(demoPassword)).map(readToken);
    const changed = await parallel(password, (number) => ({
      body: { current_password: demoPassword, password: passwordOf(number) },
      token: tokens[number] ?? '',
      from: from(number),
    }));
    const { 200: accepted, ...refused } = countStatuses(changed);
    expect(accepted).toBe(1);
    // Whoever comes later has a wrong password, or no session any more.
    expect((refused[422] ?? 0) + (refused[401] ?? 0)).toBe(count - 1);
    const winner = changed.findIndex(({ status }) => status === 200);
    expect((await send(check, { token: tokens[winner] ?? '' })).status).toBe(200);
    expect(await areSignedIn(tokens)).toEqual({ 200: 1, 401: count - 1 });
    const statuses = await signInWithEach(kind, [passwordOf(winner), demoPassword]);
    expect(statuses).toEqual([200, 401]);
  });

  it('gets five links for a new password, of which one works', async () => {
    const { mails } = server.mailbox();
    const before = mails.length;
    const asked = await parallel('requestPasswordReset', (number) => ({
      body: { kind, email },
      from: from(number),
    }));
    expect(countStatuses(asked)).toEqual({ 200: 5, 429: count - 5 });
    const tokens = await readLinks(before, 5);
    const reset = await parallel('resetPassword', (number) => ({
      body: { token: tokens[number % tokens.length], password: passwordOf(number + count) },
      from: from(number),
    }));
    expect(countStatuses(reset)).toEqual({ 200: 1, 422: count - 1 });
    const winner = reset.findIndex(({ status }) => status === 200);
    const statuses = await signInWithEach(kind, [
      passwordOf(winner + count),
      passwordOf(((winner + 1) % count) + count),
    ]);
    expect(statuses).toEqual([200, 401]);
    expect(mails).toHaveLength(before + 5);
  });
});

it('a club is handed over by the last of sixteen requests, once', async () => {
  const body = { name: 'SMP Serah', email: 'klub.serah@surel.example', phone: '081234567890' };
  const secret = 'robot-tetap-ada';
  await send('registerClub', {
    body: {
      ...body,
      password: secret,
      password_confirmation: secret,
      pin: demoPin,
      pin_confirmation: demoPin,
    },
  });
  const token = readToken(await server.trySignIn('club', body.email, secret));
  const newEmail = (number: number) => `pengurus${number}@surel.example`;
  const before = server.mailbox().mails.length;
  const asked = await parallel('requestOwnershipTransfer', (number) => ({
    body: { email: newEmail(number), current_password: secret },
    token,
    from: from(number),
  }));
  // A club mails five links a day.
  expect(countStatuses(asked)).toEqual({ 200: 5, 429: count - 5 });
  const tokens = await readLinks(before, 5);
  // A password against the rule tells a valid link without using it.
  const tried = await Promise.all(
    tokens.map((link, number) =>
      send('resetPassword', {
        body: { token: link, password: 'password1' },
        from: from(number),
      }),
    ),
  );
  const valid = tried.filter(({ body: refused }) => JSON.stringify(refused).includes('"password"'));
  expect(valid).toHaveLength(1);
  const taken = await parallel('resetPassword', (number) => ({
    body: { token: tokens[number % tokens.length], password: passwordOf(number) },
    from: from(number + count),
  }));
  expect(countStatuses(taken)).toEqual({ 200: 1, 422: count - 1 });
  expect((await server.trySignIn('club', body.email, secret)).status).toBe(401);
});

it('the last of the accepted pictures is the one that is stored', async () => {
  const token = await server.openPerson('gambar');
  const bytes = new Uint8Array(await plain(40, 40).png().toBuffer());
  const answers = await parallel('uploadPicture', () => ({
    body: toForm({ profile_picture: new Blob([bytes], { type: 'image/png' }) }),
    token,
  }));
  for (const { status } of answers) expect([200, 429]).toContain(status);
  const stored = answers.flatMap(({ status, body }) =>
    status === 200 ? [(body as { profile_picture_url: string }).profile_picture_url] : [],
  );
  const readPicture = async () => {
    const { body } = await send('getProfile', { token });
    return (body as { user: { profile_picture: string } }).user.profile_picture;
  };
  const current = await readPicture();
  expect(stored).toContain(current);
  expect(await server.findStored(stored)).toHaveLength(1);
  // Half of them name a picture that has been replaced.
  const saved = await parallel('updateProfile', (number) => ({
    body: { profile_picture: number % 2 === 0 ? current : 'participants/1-lama.jpg' },
    token,
  }));
  expect(countStatuses(saved)).toEqual({ 200: count / 2, 422: count / 2 });
  expect(await readPicture()).toBe(current);
});

it('sends each operation that it is to send', () => {
  expect([...server.called].sort()).toEqual(parallelOperations.accounts.toSorted());
});

/** Who comes later may find the session ended. */
function expectEnded({ 200: ended = 0, ...refused }: Record<number, number>): void {
  expect(ended).toBeGreaterThanOrEqual(1);
  expect(ended + (refused[401] ?? 0)).toBe(count);
}

async function signInWithEach(kind: AccountKind, passwords: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const password of passwords)
    statuses.push((await server.trySignIn(kind, accounts[kind], password)).status);
  return statuses;
}

/** Returns the tokens of the links in this many mails that follow those before. */
async function readLinks(before: number, expected: number): Promise<string[]> {
  const mails = await server.mailbox().waitFor(before + expected);
  return mails.slice(before).map(({ text }) => /#([\w-]{43})/.exec(text)?.[1] ?? '');
}
