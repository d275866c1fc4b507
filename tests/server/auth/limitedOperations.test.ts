import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  acceptedAccounts,
  listOperations,
  type OperationEntry,
  requestBodyOf,
  resolveReference,
} from '../../../openapi/document.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import { encodeBody, exampleRequest, requestUrl } from '../../../openapi/cases/exampleRequest.ts';
import { openSession } from '../../../server/auth/auth.ts';
import { findAccountByEmail } from '../../../server/accounts/queries.ts';
import { organisers } from '../../../server/db/schema.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();
/** Whom the example of `deactivateOrganiser` deactivates. */
beforeAll(async () => {
  await backend.db
    .insert(organisers)
    .overridingSystemValue()
    .values({ id: 4, name: 'Dimas Nugroho', email: 'dimas@panitia.example' });
});

const document = readDocument();
const entries = listOperations(document);

const idsOf = (found: OperationEntry[]) => found.map(({ operation }) => operation.operationId);
const documented = idsOf(entries.filter(({ operation }) => '429' in operation.responses));

/** What counts the mails that it sends, after it has found whom: `mailAttack.test.ts` sees its 429. */
const countingMails = ['mailPupilCards'];

/** What counts wrong names, of a certificate that it has found: `certificates/check.test.ts` sees its 429. */
const countingNames = ['checkCertificateName'];

/** The operations whose form has a file: only so many are received at the same time. */
const uploads = entries.filter(({ operation }) => {
  const body = requestBodyOf(document, operation);
  const properties = body ? (resolveReference(document, body.schema).properties ?? {}) : {};
  return Object.values(properties).some(({ format }) => format === 'binary');
});

/** Opens a session for a call: some calls end theirs. */
async function openSessionFor({ operation }: OperationEntry): Promise<string | undefined> {
  const { db } = backend;
  const { operationId } = operation;
  // Only who is in no club may join one, and only who leads a team may remove a member.
  const participantFor = operationId === 'joinClub' ? 'newcomer' : 'leader';
  const [kind] = acceptedAccounts(operation);
  if (!kind) return undefined;
  const { email } = demoAccounts[kind === 'participant' ? participantFor : kind];
  const account = await findAccountByEmail(db, kind, email);
  return openSession({ db, now: () => new Date() }, { [`${kind}Id`]: account?.id });
}

/** As if every limit of the server were used up. */
async function withoutAttempts(work: () => Promise<void>): Promise<void> {
  await backend.db.execute(sql`
    create function skip_row() returns trigger language plpgsql as 'begin return null; end'`);
  await backend.db.execute(sql`
    create trigger no_attempts before insert on attempts for each row execute function skip_row()`);
  try {
    await work();
  } finally {
    await backend.db.execute(sql`drop function skip_row cascade`);
  }
}

/** Sends a form that does not end before the signal. */
function sendSlowly(entry: OperationEntry, token: string | undefined, signal: AbortSignal) {
  const init: RequestInit & { duplex: 'half' } = {
    method: entry.method.toUpperCase(),
    headers: {
      'Content-Type': 'multipart/form-data; boundary=end',
      Authorization: `Bearer ${token}`,
    },
    body: new ReadableStream({
      start: (controller) => signal.addEventListener('abort', () => controller.close()),
    }),
    duplex: 'half',
  };
  return backend.app.request(requestUrl(exampleRequest(document, entry)), init);
}

it('429 is documented for exactly the operations that the server limits', async () => {
  const limited: string[] = [];
  await withoutAttempts(async () => {
    for (const entry of entries) {
      const request = exampleRequest(document, entry);
      const { status, headers } = await backend.request(
        entry.method.toUpperCase(),
        requestUrl(request),
        { token: await openSessionFor(entry), body: encodeBody(document, request) },
      );
      if (status !== 429) continue;
      limited.push(entry.operation.operationId);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
  });
  const all = new Set([...limited, ...idsOf(uploads), ...countingMails, ...countingNames]);
  expect([...all].sort()).toEqual(documented.sort());
});

it.each(uploads)('$operation.operationId is limited while uploads are received', async (entry) => {
  const end = new AbortController();
  const token = await openSessionFor(entry);
  const sent = Array.from({ length: 5 }, () => sendSlowly(entry, token, end.signal));
  const first = await Promise.race(sent);
  end.abort();
  await Promise.all(sent);
  expect(first.status).toBe(429);
  expect(Number(first.headers.get('Retry-After'))).toBeGreaterThan(0);
});
