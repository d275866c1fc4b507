import { asc, eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AuditLogEntry, NewTableCard } from '../../../openapi/schema.d.ts';
import { tableCardCode } from '../../../openapi/texts/cardCodes.ts';
import { auditLog, sessions, tableCards, tournamentCategories } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { useTableCardRequests } from '../../support/database/tableCardRequests.ts';

const backend = useBackend();
const { makeCards, signIn, openTable, addRun, listCards, token, place, cardsPath } =
  useTableCardRequests(backend);

const post = (path: string, body?: object) =>
  backend.request('POST', path, { token: token(), ...(body && { body }) });
const cardsOf = ({ body }: { body: unknown }) => (body as { data: NewTableCard[] }).data;
const checkIn = (count: number) => ({ kind: 'check_in', category_id: null, count });
const scores = (categoryId: number, count: number) => ({
  kind: 'scores',
  category_id: categoryId,
  count,
});

async function findCategories(): Promise<number[]> {
  const rows = await backend.db
    .select({ id: tournamentCategories.categoryId })
    .from(tournamentCategories)
    .where(eq(tournamentCategories.tournamentId, place().tournamentId))
    .orderBy(asc(tournamentCategories.categoryId));
  return rows.map(({ id }) => id);
}

describe('several purposes in one request', () => {
  it('make cards for each, in their order, with labels that count on', async () => {
    const [first = 0, second = first] = await findCategories();
    const made = await post(cardsPath(), {
      ...scores(first, 2),
      label: 'Aula',
      more: [scores(second, 1), checkIn(2)],
    });
    expect(made).toMatchObject({ status: 201, body: { message: '5 kartu meja dibuat.' } });
    const cards = cardsOf(made);
    expect(cards.map(({ label }) => label)).toEqual([
      'Aula 1',
      'Aula 2',
      'Aula 3',
      'Aula 4',
      'Aula 5',
    ]);
    expect(new Set(cards.map(({ code }) => code)).size).toBe(5);
    const listed = await listCards();
    expect(
      cards.map(({ id }) => {
        const card = listed.find((each) => each.id === id);
        return [card?.label, card?.kind, card?.category?.id ?? null];
      }),
    ).toEqual([
      ['Aula 1', 'scores', first],
      ['Aula 2', 'scores', first],
      ['Aula 3', 'scores', second],
      ['Aula 4', 'check_in', null],
      ['Aula 5', 'check_in', null],
    ]);
    for (const { code } of cards) expect((await signIn(code)).status).toBe(201);
    const [entry] = await backend.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operation, 'createTableCards'));
    expect(entry?.detail).toBe('Aula 1, Aula 2, Aula 3, Aula 4, Aula 5');
  });

  it('are one thing: nothing is made where one does not fit', async () => {
    const before = await listCards();
    const [first = 0] = await findCategories();
    const send = (more: object[], count = 1) =>
      post(cardsPath(), { ...scores(first, count), label: 'Gagal', more });
    expect(await send([checkIn(1), scores(999_999, 1)])).toMatchObject({
      status: 422,
      body: {
        errors: { category_id: ['Kategori ini tidak dipertandingkan di lomba ini.'] },
      },
    });
    expect(await send([{ kind: 'check_in', category_id: first, count: 1 }])).toMatchObject({
      status: 422,
      body: { message: 'Kartu kehadiran berlaku untuk semua kategori.' },
    });
    for (const count of [0, 31, 1.5, -1]) expect((await send([checkIn(count)])).status).toBe(422);
    expect((await send(Array.from({ length: 101 }, () => checkIn(1)))).status).toBe(422);
    expect(await send([checkIn(30), checkIn(30), checkIn(30)], 11)).toMatchObject({
      status: 422,
      body: { errors: { count: ['Paling banyak 100 kartu meja sekali buat.'] } },
    });
    expect(await listCards()).toEqual(before);
    expect((await send([checkIn(30), checkIn(30), checkIn(30)], 10)).status).toBe(201);
  });

  it('are not needed: a request as earlier clients send it makes its cards', async () => {
    expect((await makeCards('scores', 1)).map(({ label }) => label)).toEqual(['Meja']);
  });
});

describe('labels of a second set', () => {
  const make = async (label: string, count: number) =>
    cardsOf(await post(cardsPath(), { ...checkIn(count), label })).map((card) => card.label);

  it('go on after the numbers of cards that are not withdrawn', async () => {
    expect(await make('Lomba', 2)).toEqual(['Lomba 1', 'Lomba 2']);
    expect(await make(' Lomba ', 2)).toEqual(['Lomba 3', 'Lomba 4']);
    const last = (await listCards()).at(-1)?.id ?? 0;
    await backend.request('DELETE', `${cardsPath()}/${last}`, { token: token() });
    expect(await make('Lomba', 2)).toEqual(['Lomba 4', 'Lomba 5']);
  });

  it.each([
    ['Pintu', 'Pintu 7', ['Pintu 8', 'Pintu 9']],
    ['Gerbang', 'Gerbang utara 7', ['Gerbang 1', 'Gerbang 2']],
    ['Ring', 'Ring 99999', ['Ring 1', 'Ring 2']],
    ['Tatami', 'Tatami', ['Tatami 1', 'Tatami 2']],
    ['Juri', 'Juri 2a', ['Juri 1', 'Juri 2']],
    ['Lantai 2', 'Lantai 2 3', ['Lantai 2 4', 'Lantai 2 5']],
    ['A.*', 'A.* 4', ['A.* 5', 'A.* 6']],
    ['Pos', 'pos 4', ['Pos 1', 'Pos 2']],
    ['Meja dalam', 'Meja 4', ['Meja dalam 1', 'Meja dalam 2']],
    ['Sisi', 'Sisi -3', ['Sisi 1', 'Sisi 2']],
  ])('of %s beside %s', async (label, existing, expected) => {
    expect(await make(existing, 1)).toEqual([existing]);
    expect(await make(label, 2)).toEqual(expected);
  });

  it('are different in sets that are made at once', async () => {
    const sets = await Promise.all(Array.from({ length: 6 }, () => make('Serentak', 3)));
    expect(new Set(sets.flat()).size).toBe(18);
  });
});

describe('a table card whose code is lost', () => {
  const renew = (id: number) => post(`${cardsPath()}/${id}/code`);

  it('gets another code; the old one, its link and its sessions end', async () => {
    const table = await openTable('scores');
    const renewed = await renew(table.id);
    expect(renewed).toMatchObject({
      status: 200,
      body: { message: 'Meja mendapat kode baru.', data: { id: table.id, label: 'Meja' } },
    });
    const { data } = renewed.body as { data: NewTableCard };
    expect(data.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(data.code).not.toBe(table.code);
    expect((await addRun(table.token, 0)).status).toBe(401);
    expect(await backend.db.$count(sessions, eq(sessions.tableCardId, table.id))).toBe(0);
    for (const old of [table.code, table.link]) expect((await signIn(old)).status).toBe(404);
    for (const now of [data.code, data.link]) expect((await signIn(now)).status).toBe(201);
    const stored = JSON.stringify(await backend.db.select().from(tableCards));
    for (const secret of [data.code, data.link.split('#')[1] ?? ''])
      expect(stored).not.toContain(secret);
    const card = (await listCards()).find(({ id }) => id === table.id);
    expect(card).toMatchObject({ kind: 'scores', category: { id: place().categoryId } });
  });

  it('is named in the audit log with who has renewed it', async () => {
    const { id } = await openTable('check_in');
    await renew(id);
    const log = await backend.request('GET', '/api/organiser/audit-log?per_page=1', {
      token: token(),
    });
    const [entry] = (log.body as { data: AuditLogEntry[] }).data;
    expect(entry).toMatchObject({
      operation: 'renewTableCard',
      object: { kind: 'tournament', id: place().tournamentId },
      detail: 'Meja',
      organiser: { name: expect.any(String) },
    });
  });

  it('is renewed neither once it is withdrawn nor in another tournament, nor with a card', async () => {
    const table = await openTable('check_in');
    const other = `/api/organiser/tournaments/1/table-cards/${table.id}/code`;
    const unknown = { status: 404, body: { message: 'Kartu meja tidak ditemukan.' } };
    for (const path of [other, `${cardsPath()}/999999/code`])
      expect(await post(path)).toMatchObject(unknown);
    const own = await backend.request('POST', `${cardsPath()}/${table.id}/code`, {
      token: table.token,
    });
    expect(own.status).toBe(403);
    await backend.request('DELETE', `${cardsPath()}/${table.id}`, { token: token() });
    expect(await renew(table.id)).toMatchObject({
      status: 409,
      body: { message: 'Meja sudah ditarik. Buat kartu baru.' },
    });
  });

  it('gets no code of another card, unless that is withdrawn: it is drawn again', async () => {
    const [taken, own] = await makeCards('check_in', 2);
    const random = crypto.getRandomValues.bind(crypto);
    const drawn: number[] = [];
    const spy = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      const next = array instanceof Uint8Array && array.length === 1 ? drawn.shift() : undefined;
      if (next === undefined) return random(array);
      new Uint8Array(array?.buffer ?? new ArrayBuffer(1))[0] = next;
      return array;
    });
    onTestFinished(() => spy.mockRestore());
    const drawTaken = () =>
      drawn.push(...[...(taken?.code ?? '')].map((each) => tableCardCode.alphabet.indexOf(each)));
    drawTaken();
    const renewed = await renew(own?.id ?? 0);
    expect(renewed).toMatchObject({ status: 200, body: { data: { id: own?.id } } });
    drawTaken();
    const [made] = await makeCards('check_in', 1);
    expect(drawn).toEqual([]);
    const codes = [taken, (renewed.body as { data: NewTableCard }).data, made].map(
      (card) => card?.code,
    );
    expect(new Set(codes).size).toBe(3);
    await backend.request('DELETE', `${cardsPath()}/${taken?.id}`, { token: token() });
    drawTaken();
    expect(await renew(own?.id ?? 0)).toMatchObject({ body: { data: { code: taken?.code } } });
    expect(await signIn(taken?.code ?? '')).toMatchObject({ body: { data: { id: own?.id } } });
  });

  it('has one code after renewals at once', async () => {
    const { id } = await openTable('check_in');
    const renewed = await Promise.all(Array.from({ length: 6 }, () => renew(id)));
    const statuses = [];
    for (const { body } of renewed)
      statuses.push((await signIn((body as { data: NewTableCard }).data.code)).status);
    expect(statuses.toSorted()).toEqual([201, 404, 404, 404, 404, 404]);
  });
});
