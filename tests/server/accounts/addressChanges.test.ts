import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import { findClub } from '../../../server/clubs/queries.ts';
import { findParticipant } from '../../../server/participants/queries.ts';
import { demoPassword } from '../../../server/seed/accounts.ts';
import { passwordResets } from '../../../server/db/schema.ts';
import type { Mail } from '../../../server/services/mailer.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createMaker, type TestClub } from '../../support/screens/clubData.ts';
import { toForm } from '../../support/operationCalls.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';

const backend = useBackend();
const { makeClub } = createMaker(backend);
const password = 'sirkuit-malam-31';

/** A server with mail, and what it does after its responses. */
let app: ReturnType<typeof createApp>;
const held: (() => Promise<Mail | undefined>)[] = [];
beforeAll(() => {
  app = createApp({
    db: backend.db,
    files: backend.files,
    passwords: testPasswords,
    pictures: testPictures,
    now: () => new Date(),
    document: readDocument(),
    mailer: { sendLater: (...writes) => void held.push(...writes) },
    onError: (error) => expect.fail(String(error)),
  });
});

type Kind = 'participant' | 'club';
let club: TestClub & { email: string; participant: { id: number; email: string } };
let changes = 0;

beforeEach(async () => {
  const made = await makeClub(1);
  const person = await findParticipant(backend.db, made.people[0] ?? 0);
  if (!person) throw new Error('The club has nobody');
  club = {
    ...made,
    email: (await findClub(backend.db, made.id))?.email ?? '',
    participant: { id: person.id, email: person.email },
  };
});

const emailOf = (kind: Kind) => (kind === 'club' ? club.email : club.participant.email);

/** Asks for a link, and returns what writes its mail. */
async function askForMail(
  kind: Kind,
  email = emailOf(kind),
): Promise<() => Promise<Mail | undefined>> {
  const { status } = await app.request('/api/password-resets', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind, email }),
  });
  expect(status).toBe(200);
  const [write] = held.splice(0);
  if (!write) throw new Error('No mail is to be written');
  return write;
}

async function askForToken(kind: Kind, email?: string): Promise<string> {
  const mail = await (await askForMail(kind, email))();
  return /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function organisersToken(kind: Kind): Promise<string> {
  const id = kind === 'club' ? club.id : club.participant.id;
  const { body } = await backend.request(
    'POST',
    `/api/organiser/accounts/${kind}/${id}/reset-link`,
    {
      token: await backend.signIn('organiser'),
      body: { current_password: demoPassword },
    },
  );
  return (body as { link: string }).link.split('#')[1] ?? '';
}

const use = async (token: string) =>
  (await backend.request('PUT', '/api/password-resets', { body: { token, password } })).status;

/** Saves an account with this e-mail address, as the manager of the club does; returns the status. */
async function save(kind: Kind, email: string): Promise<number> {
  const { id } = kind === 'club' ? club : club.participant;
  changes += 1;
  const name = `Nama ${changes}`;
  const { status } =
    kind === 'club'
      ? await backend.request('POST', `/api/gh-schools/${id}`, {
          token: club.token,
          body: toForm({ _method: 'PATCH', name, email }),
        })
      : await backend.request('PUT', `/api/participants/${id}`, {
          token: club.token,
          body: { name, email },
        });
  return status;
}
const newEmail = () => `baru${(changes += 1)}@surel.example`;

const countLinks = (kind: Kind) =>
  backend.db.$count(
    passwordResets,
    kind === 'club'
      ? eq(passwordResets.clubId, club.id)
      : eq(passwordResets.participantId, club.participant.id),
  );

describe.each(['participant', 'club'] as const)('the e-mail address of a %s', (kind) => {
  it('changes, and a link in the former mailbox sets no password any more', async () => {
    const tokens = [await askForToken(kind), await organisersToken(kind)];
    const email = newEmail();
    expect(await save(kind, email)).toBe(200);
    expect(await Promise.all(tokens.map(use))).toEqual([422, 422]);
    expect(await countLinks(kind)).toBe(0);
    expect(await use(await askForToken(kind, email))).toBe(200);
  });

  it('stays the same when the rest changes, and so do the links', async () => {
    const token = await askForToken(kind);
    expect(await save(kind, emailOf(kind))).toBe(200);
    expect(await use(token)).toBe(200);
  });

  it('changes while a link is used: one of both is first, and no link is left', async () => {
    const token = await askForToken(kind);
    const [used, saved] = await Promise.all([use(token), save(kind, newEmail())]);
    // A new password ends the session of the club.
    expect(['200 200', '200 401', '422 200']).toContain(`${used} ${saved}`);
    expect(await countLinks(kind)).toBe(0);
  });

  it('changes while a mail is written, which then has no link that works', async () => {
    const former = emailOf(kind);
    const write = await askForMail(kind);
    const [mail, saved] = await Promise.all([write(), save(kind, newEmail())]);
    expect(saved).toBe(200);
    expect([former, undefined]).toContain(mail?.to);
    expect(await countLinks(kind)).toBe(0);
  });
});
