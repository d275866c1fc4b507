import { beforeEach, describe, expect, it } from 'vitest';
import { acceptedAccounts, listOperations } from '../../../openapi/document.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import type { AuditLogEntry } from '../../../openapi/schema.d.ts';
import { openSession } from '../../../server/auth/auth.ts';
import { auditLog } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { readNamesOfObjects } from '../../support/database/namesOfObjects.ts';
import { createOrganiserChanges } from '../../support/organiserChanges.ts';

const backend = useBackend();

let token: string;
beforeEach(async () => {
  // Not by signing in: a test changes the password.
  token = await openSession({ db: backend.db, now: () => new Date() }, { organiserId: 1 });
});

const send = async (method: string, path: string, body?: unknown) => {
  const response = await backend.request(method, path, { token, body });
  return { ...response, body: response.body as { data: { id: number; version: string } } };
};

async function readAuditLog(query = ''): Promise<{ data: AuditLogEntry[]; total: number }> {
  const { status, body } = await backend.request('GET', `/api/organiser/audit-log${query}`, {
    token,
  });
  expect(status).toBe(200);
  return body as { data: AuditLogEntry[]; total: number };
}

const organiser = () => createOrganiserChanges({ db: backend.db, send });

/** They end the own session or draw a preview, and change nothing else. */
const exempt = new Set<string>(['logoutOrganiser', 'previewCertificate']);

const operations = listOperations(readDocument())
  .filter(
    ({ method, operation }) => method !== 'get' && acceptedAccounts(operation)[0] === 'organiser',
  )
  .map(({ method, operation }) => ({ method, id: operation.operationId }))
  .filter(({ id }) => !exempt.has(id));

describe('the audit log', () => {
  it.each(operations)('has an entry of $id', async ({ id, method }) => {
    const change = await organiser().changes[id]?.();
    if (!change) throw new Error(`Say in tests/support/organiserChanges.ts how ${id} is called`);
    const before = await backend.db.$count(auditLog);
    const namesBefore = await readNamesOfObjects(backend.db);
    backend.clock.at = new Date();
    const { status } = await send(method.toUpperCase(), change.path, change.body);
    expect(status).toBeLessThan(300);
    const rows = await backend.db.select().from(auditLog).orderBy(auditLog.id);
    expect(rows.slice(before)).toEqual([
      expect.objectContaining({ operation: id, organiserId: 1, at: backend.clock.at }),
    ]);
    const [line] = rows.slice(before);
    const object = `${line?.kind} ${line?.objectId}`;
    const namesAfter = await readNamesOfObjects(backend.db);
    // What is deleted has its name from before; a team, category or round is followed by where it is.
    expect(line?.objectName.split(', ', 1)).toEqual([
      namesAfter.get(object) ?? namesBefore.get(object),
    ]);
  });

  it.each([
    'setCheckIn',
    'setClubActive',
    'setTournamentStatus',
    'setRoundState',
    'setBlogPublication',
    'moveBanner',
  ])('has one entry of %s that is sent twice', async (id) => {
    const change = await organiser().changes[id]?.();
    const press = () => send('PUT', change?.path ?? '', change?.body);
    const first = await press();
    expect(first.status).toBe(200);
    const before = await backend.db.$count(auditLog);
    backend.clock.at = new Date(Date.now() + 60_000);
    expect(await press()).toEqual(first);
    expect(await backend.db.$count(auditLog)).toBe(before);
  });

  it('has no entry of a change that was refused', async () => {
    const before = await backend.db.$count(auditLog);
    const sameName = {
      name: 'Sumo Robot',
      description: '',
      longdec: '',
      ranking: 'points',
      time_format: 'MM:SS.hh',
    };
    const refused = await Promise.all([
      send('DELETE', '/api/organiser/categories/1'),
      send('POST', '/api/organiser/categories', sameName),
      send('PUT', '/api/organiser/tournaments/9/status', { status: 'draft' }),
      send('PUT', '/api/organiser/tournaments/9/registrations/99999/check-in', {
        checked_in: true,
      }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([409, 422, 409, 404]);
    expect(await backend.db.$count(auditLog)).toBe(before);
  });

  it('is read from the latest entry, by page, organiser, kind and day of WIB', async () => {
    await backend.db.delete(auditLog);
    const at = (time: string) => {
      backend.clock.at = new Date(time);
    };
    at('2026-11-22T16:59:00Z');
    const first = await organiser().makeTournament();
    at('2026-11-22T17:00:00Z');
    await send('PUT', `/api/organiser/tournaments/${first}/status`, { status: 'published' });
    await organiser().makeCategory();
    backend.clock.at = undefined;
    const all = await readAuditLog();
    expect(all.total).toBe(3);
    expect(all.data.map(({ operation }) => operation)).toEqual([
      'createCategory',
      'setTournamentStatus',
      'createTournament',
    ]);
    expect(all.data[1]).toEqual({
      id: expect.any(Number),
      at: '2026-11-22T17:00:00.000Z',
      organiser: { id: 1, name: 'Wulan Prameswari' },
      table: null,
      operation: 'setTournamentStatus',
      object: { kind: 'tournament', id: first, name: 'Piala Jurnal' },
      detail: 'published',
    });
    const sizes = await Promise.all(
      [
        '?kind=tournament',
        '?organiser=1',
        '?organiser=99',
        '?until=2026-11-22',
        '?from=2026-11-23',
        '?from=2026-11-24',
        '?from=2026-11-22&until=2026-11-23&kind=category',
      ].map(async (query) => (await readAuditLog(query)).total),
    );
    expect(sizes).toEqual([2, 3, 0, 1, 2, 0, 1]);
    const second = await readAuditLog('?page=2&per_page=2');
    expect([second.data.length, second.total]).toEqual([1, 3]);
    const wrong = await backend.request('GET', '/api/organiser/audit-log?kind=luck', { token });
    expect(wrong.status).toBe(422);
  });
});
