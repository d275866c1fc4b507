import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditLogEntry, TableCardSession } from '../../../openapi/schema.d.ts';
import { sessions } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { useTableCardRequests } from '../../support/database/tableCardRequests.ts';

const backend = useBackend();
const { makeCards, signIn, openTable, addRun, listCards, token, cardsPath } =
  useTableCardRequests(backend);

describe('the devices of a table card', () => {
  const full =
    'Kartu ini sedang dipakai di 10 perangkat. Minta penyelenggara mengeluarkan salah satunya di halaman Kartu meja.';
  const endSessions = (id: number, query = '') =>
    backend.request('DELETE', `${cardsPath()}/${id}/sessions${query}`, { token: token() });
  const peopleOf = async (id: number) =>
    (await listCards()).find((card) => card.id === id)?.people ?? [];

  it('are ten, and none that is in use gives its place to another one', async () => {
    const table = await openTable('scores');
    const statuses = await Promise.all(Array.from({ length: 15 }, () => signIn(table.code)));
    const refused = statuses.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(6);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, body: { message: full } });
    expect((await addRun(table.token, 0)).status).toBe(201);
    expect(await peopleOf(table.id)).toHaveLength(10);
  });

  it('give their place if they were not used for half an hour, the longest unused first', async () => {
    const table = await openTable('scores');
    for (let number = 2; number <= 10; number += 1) await signIn(table.code, `Relawan ${number}`);
    const unused = async (name: string, minutes: number) =>
      backend.db
        .update(sessions)
        .set({ lastSeenAt: new Date(Date.now() - minutes * 60_000) })
        .where(eq(sessions.personName, name));
    await unused('Relawan 3', 29);
    expect((await signIn(table.code, 'Baru')).status).toBe(409);
    await unused('Relawan 4', 31);
    await unused('Relawan 5', 300);
    expect((await signIn(table.code, 'Baru')).status).toBe(201);
    const names = (await peopleOf(table.id)).map(({ name }) => name);
    expect(names).toHaveLength(10);
    expect(names).not.toContain('Relawan 5');
    expect(names).toContain('Relawan 4');
  });

  it('are listed with what they are, and signed out one by one or all at once', async () => {
    const [card] = await makeCards('scores');
    const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';
    const open = async (name: string) => {
      const response = await backend.app.request('/api/organiser/table-card/sessions', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': phone },
        body: JSON.stringify({ card: card?.code, name }),
      });
      return ((await response.json()) as { token: string; data: TableCardSession }) ?? {};
    };
    const [rina, bagas, sari] = [await open('Rina'), await open('Bagas'), await open('Sari')];
    const { id } = rina.data;
    const people = await peopleOf(id);
    expect(people.map(({ name, device }) => `${name}: ${device}`)).toEqual([
      'Rina: Firefox, Android',
      'Bagas: Firefox, Android',
      'Sari: Firefox, Android',
    ]);
    expect(await endSessions(id, `?session_id=${people[0]?.id}`)).toMatchObject({
      status: 200,
      body: { message: '1 perangkat dikeluarkan dari Meja.' },
    });
    const statusOf = async ({ token: caller }: { token: string }) =>
      (await backend.request('GET', '/api/organiser/table-card', { token: caller })).status;
    expect([await statusOf(rina), await statusOf(bagas)]).toEqual([401, 200]);
    const again = 'Tidak ada lagi yang masuk dengan Meja.';
    expect(await endSessions(id, `?session_id=${people[0]?.id}`)).toMatchObject({
      body: { message: again },
    });
    expect(await endSessions(id)).toMatchObject({
      body: { message: '2 perangkat dikeluarkan dari Meja.' },
    });
    expect([await statusOf(bagas), await statusOf(sari)]).toEqual([401, 401]);
    expect((await endSessions(id)).status).toBe(200);
    expect((await signIn(card?.code ?? '')).status).toBe(201);
    const log = await backend.request('GET', '/api/organiser/audit-log?per_page=2', {
      token: token(),
    });
    const entries = (log.body as { data: AuditLogEntry[] }).data;
    expect(entries.map(({ operation, detail }) => [operation, detail])).toEqual([
      ['endTableCardSessions', expect.stringMatching(/^Meja: (Bagas, Sari|Sari, Bagas)$/)],
      ['endTableCardSessions', 'Meja: Rina'],
    ]);
  });

  it('of another card, an account or another tournament stay signed in', async () => {
    const [one, other] = [await openTable('scores'), await openTable('scores')];
    const [session] = await peopleOf(other.id);
    expect((await endSessions(one.id, `?session_id=${session?.id}`)).status).toBe(200);
    expect((await addRun(other.token, 0)).status).toBe(201);
    const elsewhere = `/api/organiser/tournaments/1/table-cards/${other.id}/sessions`;
    expect(await backend.request('DELETE', elsewhere, { token: token() })).toMatchObject({
      status: 404,
      body: { message: 'Kartu meja tidak ditemukan.' },
    });
    expect((await endSessions(one.id, '?session_id=nol')).status).toBe(422);
    expect((await addRun(other.token, 1)).status).toBe(201);
  });
});
