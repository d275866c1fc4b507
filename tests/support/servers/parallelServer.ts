import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AuditLogEntry } from '../../../openapi/schema.d.ts';
import type { AccountKind } from '../../../openapi/types.ts';
import { demoAccounts, demoPassword, demoPin } from '../../../server/seed/accounts.ts';
import { findFreePort } from '../../../server/node/database/findFreePort.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type Answer, createOperationCalls, type OperationName } from '../operationCalls.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';
import { createTestFolder } from '../database/testFolder.ts';

/** How many calls are sent at once. */
export const count = 16;

type Person = { id: number; name: string; email: string };
export type Team = {
  id: number;
  name: string;
  team_id: string;
  version: string;
  members: Person[];
};

const signIns = {
  participant: 'loginParticipant',
  club: 'loginClub',
  organiser: 'loginOrganiser',
} as const satisfies Record<AccountKind, string>;

export const readToken = ({ body }: Answer) => (body as { token: string }).token;

/** Starts a server with the demonstration data for the tests of a file. */
export function useParallelServer() {
  let folder: string;
  let mailbox: Mailbox;
  let server: ServerProcess;
  const club = { id: 0, token: '', code: '' };

  beforeAll(async () => {
    folder = createTestFolder('robolaga-parallel');
    mailbox = await openMailbox();
    server = startServerProcess({
      PORT: String(await findFreePort()),
      DATA_DIR: join(folder, 'data'),
      TRUSTED_PROXIES: '1',
      PUBLIC_URL: 'https://robolaga.example',
      SMTP_URL: mailbox.url,
    });
    await server.ready;
    const { body } = await trySignIn('club', demoAccounts.club.email, demoPassword);
    const { token, user } = body as { token: string; user: { id: number; code: string } };
    Object.assign(club, { token, id: user.id, code: user.code });
  });
  afterAll(async () => {
    expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
    await mailbox.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const { send, parallel, called } = createOperationCalls(() => server.url, count);

  const trySignIn = (kind: AccountKind, email: string, password: string) =>
    send(signIns[kind], { body: { email, password } });

  const signInOrganiser = async () =>
    readToken(await trySignIn('organiser', demoAccounts.organiser.email, demoPassword));

  /** How often the audit log says that an organiser did this, with the object of this id if it is given. */
  const countEntries = async (token: string, operation: OperationName, id?: number) => {
    const { body } = await send('listAuditLog', { query: '?per_page=100', token });
    return (body as { data: AuditLogEntry[] }).data.filter(
      (entry) => entry.operation === operation && (id === undefined || entry.object.id === id),
    ).length;
  };

  /** Opens the account of a participant; returns its token. */
  const openPerson = async (name: string) =>
    readToken(
      await send('registerParticipant', {
        body: { name: 'Restu', email: `${name}@surel.example`, password: 'robot-tetap-ada' },
        from: `198.51.100.${Math.floor(Math.random() * 250)}`,
      }),
    );

  const listPeople = async () => {
    const answer = await send('listClubParticipants', { path: { id: club.id }, token: club.token });
    return (answer.body as { data: Person[] }).data;
  };
  const listTeams = async () =>
    ((await send('listBuilderTeams', { token: club.token })).body as { data: Team[] }).data;

  /** Opens accounts in the club; returns the tokens and ids in the same order. */
  async function openMembers(names: string[]): Promise<{ token: string; id: number }[]> {
    const tokens = await Promise.all(names.map(openPerson));
    for (const token of tokens)
      await send('joinClub', { path: { ghId: club.id }, body: { pin: demoPin }, token });
    const people = await listPeople();
    return names.map((name, index) => ({
      token: tokens[index] ?? '',
      id: people.find(({ email }) => email === `${name}@surel.example`)?.id ?? 0,
    }));
  }

  /** Runs `create`, which adds one team, and returns that team. */
  async function findNewTeam(create: () => Promise<unknown>): Promise<Team> {
    const before = await listTeams();
    await create();
    const created = (await listTeams()).filter(({ id }) => !before.some((old) => old.id === id));
    expect(created).toHaveLength(1);
    const [team] = created;
    if (!team) throw new Error('No team was created.');
    return team;
  }

  /** Creates a team of members of the club, who are led by the first. */
  const createTeam = (name: string, categoryId: number, members: { id: number }[]) =>
    findNewTeam(async () => {
      const { status } = await send('createTeam', {
        body: {
          team_name: name,
          team_code: club.code,
          category_id: categoryId,
          participant_ids: members.map(({ id }) => id),
        },
        token: club.token,
      });
      expect(status).toBe(201);
    });

  const findMembers = async ({ id }: Team) =>
    (await listTeams()).find((team) => team.id === id)?.members.map((member) => member.id);

  /** Who leads a team, as anybody sees it. */
  const findLeaders = async ({ id }: Team) => {
    type Member = { participant_id: number; level: string };
    const { body } = await send('getTeam', { path: { id } });
    const { members } = (body as { team: { members: Member[] } }).team;
    return members.filter(({ level }) => level === 'leader').map((member) => member.participant_id);
  };

  /** Which of these stored files are still served. */
  const findStored = async (paths: string[]) => {
    const responses = paths.map(async (path) => {
      const { ok } = await fetch(`${server.url}/storage/${path}`);
      return ok ? [path] : [];
    });
    return (await Promise.all(responses)).flat();
  };

  /** The names of the files of a kind that are on the disk, served or not. */
  const listFiles = (kind: string) => readdirSync(join(folder, 'data', 'storage', kind));

  return {
    send,
    parallel,
    called,
    club,
    mailbox: () => mailbox,
    trySignIn,
    signInOrganiser,
    countEntries,
    openPerson,
    openMembers,
    listPeople,
    listTeams,
    findNewTeam,
    createTeam,
    findMembers,
    findLeaders,
    findStored,
    listFiles,
  };
}
