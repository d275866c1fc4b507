import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  Ceremony,
  CeremonyAction,
  CeremonyItem,
  ManagedCeremony,
} from '../../../openapi/schema.d.ts';
import {
  auditLog,
  awards,
  ceremonies,
  officialResults,
  resultStates,
} from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { findCategoriesWithTeams, makeOfficial } from '../../support/database/makeOfficial.ts';

const backend = useBackend();
const tournamentId = 1;
const base = `/api/organiser/tournaments/${tournamentId}/ceremony`;

type Answer = {
  status: number;
  body: { message: string; data: ManagedCeremony; errors?: Record<string, string[]> };
};

let token: string;
let one: { categoryId: number; name: string };
let other: typeof one;
beforeAll(async () => {
  token = await backend.signIn('organiser');
  const [first, second] = await findCategoriesWithTeams(backend.db, tournamentId, 4);
  if (!first || !second) throw new Error('Two categories have too few teams');
  [one, other] = [first, second];
});
beforeEach(async () => {
  for (const table of [awards, ceremonies, officialResults, resultStates])
    await backend.db.delete(table);
});

const headers = (version?: string): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': version };
const read = async () =>
  ((await backend.request('GET', base, { token })) as unknown as Answer).body.data;
const save = async (items: CeremonyItem[], version?: string) =>
  (await backend.request('PUT', base, {
    token,
    body: { items },
    headers: headers(version),
  })) as unknown as Answer;
const step = async (action: CeremonyAction, version?: string) =>
  (await backend.request('PUT', `${base}/step`, {
    token,
    body: { action },
    headers: headers(version),
  })) as unknown as Answer;
const take = async (...actions: CeremonyAction[]) => {
  for (const action of actions) expect((await step(action)).status).toBe(200);
};
const readPublic = async () =>
  (
    (await backend.request('GET', `/api/tournaments/${tournamentId}/ceremony`)) as unknown as {
      body: { data: Ceremony };
    }
  ).body.data;
const official = (categoryId: number, places: number[]) =>
  makeOfficial(backend.db, { tournamentId, categoryId }, places);

const category = (id: number): CeremonyItem => ({ category_id: id, award: null });
const award = (changes: Partial<NonNullable<CeremonyItem['award']>> = {}): CeremonyItem => ({
  category_id: null,
  award: {
    name: 'Fair play',
    category_id: null,
    registration_id: null,
    recipient: 'SMP Nusa',
    ...changes,
  },
});
const titles = ({ revealed }: Pick<Ceremony, 'revealed'>) =>
  revealed.map(({ place, award: name, winners }) => [
    name ?? place,
    ...winners.map((winner) => winner.name),
  ]);

describe('the script', () => {
  it('has third, second and first of each official category by name, and says which are not', async () => {
    const teams = await official(other.categoryId, [1, 2, 3, 4]);
    const { version, state, ahead, categories, items } = await read();
    expect([version, state]).toEqual(['"0"', 'waiting']);
    expect(titles({ revealed: ahead })).toEqual([
      [3, teams[2]?.name],
      [2, teams[1]?.name],
      [1, teams[0]?.name],
    ]);
    expect(ahead[0]?.winners[0]).toMatchObject({
      team_id: teams[2]?.id,
      club: teams[2]?.club.name,
    });
    expect(categories.find(({ id }) => id === other.categoryId)?.official).toBe(true);
    expect(categories.find(({ id }) => id === one.categoryId)?.official).toBe(false);
    expect(items).toHaveLength(categories.length);
  });

  it.each([
    [
      [1, 2, 3, 3],
      [3, 2, 1],
      [2, 1, 1],
    ],
    [
      [1, 2, 2],
      [2, 1],
      [2, 1],
    ],
    [
      [1, 1, 3],
      [3, 1],
      [1, 2],
    ],
    [
      [1, 2],
      [2, 1],
      [1, 1],
    ],
    [[1], [1], [1]],
  ])('shows shared and missing places as they are: %j', async (places, steps, counts) => {
    await official(one.categoryId, places);
    const { ahead } = await read();
    expect(ahead.map(({ place }) => place)).toEqual(steps);
    expect(ahead.map(({ winners }) => winners.length)).toEqual(counts);
  });

  it('has categories and awards in the order that was saved, and awards once somebody gets them', async () => {
    const [team] = await official(one.categoryId, [1]);
    const { status, body } = await save([
      award({
        registration_id: team?.registrationId ?? 0,
        recipient: '',
        category_id: one.categoryId,
      }),
      award({ name: ' Desain  terbaik ', recipient: '' }),
      category(one.categoryId),
    ]);
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'Susunan upacara telah disimpan.',
    });
    expect(titles({ revealed: body.data.ahead })).toEqual([
      ['Fair play', team?.name],
      [1, team?.name],
    ]);
    expect(body.data.ahead[0]).toMatchObject({
      category: { id: one.categoryId },
      winners: [{ team_id: team?.id, club: team?.club.name }],
    });
    expect(body.data.items[1]?.award).toMatchObject({ name: 'Desain terbaik', recipient: '' });
    // Awards keep their ids, and those that are left out are deleted.
    const kept = body.data.items.slice(1);
    expect((await save(kept)).body.data.items).toEqual(kept);
    expect(await backend.db.select().from(awards)).toHaveLength(1);
  });

  it.each<[string, number, () => CeremonyItem[]]>([
    ['Kategori ini tidak dipertandingkan di lomba ini.', 404, () => [category(9999)]],
    ['Penghargaan ini sudah dihapus.', 404, () => [award({ id: 9999 })]],
    [
      'Tim penerima penghargaan tidak terdaftar di lomba ini.',
      404,
      () => [award({ registration_id: 999_999 })],
    ],
    [
      'Setiap baris adalah satu kategori atau satu penghargaan.',
      422,
      () => [{ category_id: null, award: null }],
    ],
    [
      'Kategori atau penghargaan ini ada dua kali dalam susunan.',
      422,
      () => [category(one.categoryId), category(one.categoryId)],
    ],
  ])('is not saved: %s', async (message, status, items) => {
    const answer = await save(items());
    expect({ status: answer.status, message: answer.body.message }).toEqual({ status, message });
    expect((await read()).version).toBe('"0"');
  });
});

describe('a step', () => {
  it('reveals one place to visitors, the newest first, and says what is next', async () => {
    const teams = await official(one.categoryId, [1, 2, 3]);
    await save([category(one.categoryId), award()]);
    expect(await readPublic()).toEqual({ state: 'waiting', revealed: [], next: null });
    expect((await step('start')).body.message).toBe('Langkah upacara telah disimpan.');
    const heading = {
      kind: 'place',
      category: { id: one.categoryId, name: one.name },
      award: null,
    };
    expect(await readPublic()).toEqual({
      state: 'running',
      revealed: [],
      next: { ...heading, place: 3 },
    });
    await take('reveal', 'reveal');
    const { revealed, next } = await readPublic();
    expect(titles({ revealed })).toEqual([
      [2, teams[1]?.name],
      [3, teams[2]?.name],
    ]);
    expect(next).toEqual({ ...heading, place: 1 });
    await take('reveal', 'reveal');
    expect((await readPublic()).revealed[0]).toMatchObject({
      award: 'Fair play',
      winners: [{ name: 'SMP Nusa', team_id: null }],
    });
    const { status, body } = await step('reveal');
    expect([status, body.message]).toEqual([409, 'Semua yang resmi sudah diumumkan.']);
    await take('finish');
    expect(await readPublic()).toMatchObject({ state: 'finished', next: null });
  });

  it('back hides the last one, and before that undoes the end', async () => {
    await official(one.categoryId, [1, 2, 3]);
    await take('start', 'reveal', 'reveal', 'finish', 'back');
    expect(await readPublic()).toMatchObject({ state: 'running', next: { place: 1 } });
    await take('back');
    const { revealed, next } = await readPublic();
    expect(revealed.map(({ place }) => place)).toEqual([3]);
    expect(next?.place).toBe(2);
    await take('back', 'back');
    expect(await readPublic()).toEqual({ state: 'waiting', revealed: [], next: null });
  });

  it.each<[string, CeremonyAction[], CeremonyAction]>([
    ['Upacara belum dimulai.', [], 'reveal'],
    ['Upacara belum dimulai.', [], 'back'],
    ['Upacara sudah dimulai.', ['start'], 'start'],
    ['Upacara sudah selesai.', ['start', 'finish'], 'reveal'],
  ])('that does not follow is refused: %s', async (message, before, action) => {
    await take(...before);
    const { status, body } = await step(action);
    expect({ status, message: body.message }).toEqual({ status: 409, message });
  });

  it('is refused if another organiser was faster, and so is another order', async () => {
    const { version } = await read();
    expect((await step('start', version)).status).toBe(200);
    const answers = [await step('reveal', version), await save([], version)];
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([
        412,
        'Upacara ini baru saja diubah penyelenggara lain.',
      ]);
  });

  it.each<CeremonyAction>(['reveal', 'finish'])(
    'opens the board of a category after its first place, once that cannot be a press too many: %s',
    async (onward) => {
      await official(one.categoryId, [1, 2]);
      await save([category(one.categoryId), award()]);
      await backend.db.update(resultStates).set({
        frozenAt: new Date(),
        shownAs: 'frozen',
        shown: { rounds: [], round_teams: [], runs: [], draws: [], draw_places: [], matches: [] },
      });
      const readShown = async () => (await backend.db.select().from(resultStates))[0]?.shownAs;
      await take('start', 'reveal', 'reveal', 'back');
      expect(await readShown()).toBe('frozen');
      expect(await readPublic()).toMatchObject({ revealed: [{ place: 2 }], next: { place: 1 } });
      await take('reveal');
      expect(await readShown()).toBe('frozen');
      await take(onward);
      expect(await readShown()).toBeNull();
    },
  );

  it('is in the audit log in words', async () => {
    await official(one.categoryId, [1, 2]);
    await take('start', 'reveal', 'back', 'finish');
    const logged = await backend.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.operation, 'revealCeremonyStep'))
      .orderBy(auditLog.id);
    const place = `Juara 2, ${one.name}`;
    expect(logged.slice(-4).map(({ detail }) => detail)).toEqual([
      'dimulai',
      `mengumumkan: ${place}`,
      `kembali: ${place}`,
      'selesai',
    ]);
  });
});

describe('visitors', () => {
  it('are told nothing of what is ahead', async () => {
    await official(one.categoryId, [1, 2, 3]);
    await official(other.categoryId, [1, 2, 3]);
    await save([category(one.categoryId), award(), category(other.categoryId)]);
    await take('start', 'reveal');
    const path = `/api/tournaments/${tournamentId}/ceremony`;
    const before = JSON.stringify((await backend.request('GET', path)).body);
    // The first two change places, a whole category and an award are others.
    await official(one.categoryId, [2, 1, 3, 4]);
    await official(other.categoryId, [3, 1, 1, 4]);
    const { items } = await read();
    await save([
      category(one.categoryId),
      { category_id: null, award: { ...Object(items[1]?.award), recipient: 'Orang lain' } },
      award({ name: 'Desain terbaik' }),
    ]);
    expect(JSON.stringify((await backend.request('GET', path)).body)).toBe(before);
  });

  it('see the corrected winner of a place that was revealed, and nothing new while it is corrected', async () => {
    const teams = await official(one.categoryId, [1, 2, 3]);
    await take('start', 'reveal');
    await backend.db.update(resultStates).set({ state: 'provisional' });
    expect(await readPublic()).toMatchObject({ revealed: [{ place: 3 }], next: null });
    await official(one.categoryId, [1, 3, 2]);
    const { revealed, next } = await readPublic();
    expect(titles({ revealed })).toEqual([[3, teams[1]?.name]]);
    expect(next?.place).toBe(2);
  });

  it('do not see the ceremony of a draft', async () => {
    const { status } = await backend.request('GET', '/api/tournaments/999999/ceremony');
    expect(status).toBe(404);
  });
});
