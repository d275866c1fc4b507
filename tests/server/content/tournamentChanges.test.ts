import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Tournament, TournamentChange, TournamentInput } from '../../../openapi/schema.d.ts';
import { tournamentChanges, tournaments } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { dayFrom } from '../../support/servers/clubRegistrations.ts';
import { hour, useTournamentChanges } from '../../support/servers/tournamentChanges.ts';

const backend = useBackend();
const {
  closesAt,
  date,
  makeTeam,
  path,
  readChanges,
  readClub,
  readId,
  readToken,
  register,
  setStatus,
  update,
} = useTournamentChanges(backend);
let id: number;
let token: string;
beforeEach(() => {
  id = readId();
  token = readToken();
});

describe('what an organiser changes of a public tournament', () => {
  it.each<[what: string, changes: Partial<TournamentInput>, expected: TournamentChange[]]>([
    ['the date', { date: dayFrom(8) }, [{ kind: 'date', before: date, after: dayFrom(8) }]],
    [
      'another day',
      { end_date: dayFrom(8) },
      [{ kind: 'date', before: date, after: `${date}/${dayFrom(8)}` }],
    ],
    ['the day itself as its end', { end_date: date }, []],
    ['the end, which was not known', { end_time: '16:00' }, []],
    [
      'the hour',
      { start_time: '10:00' },
      [{ kind: 'start_time', before: '09:00 Asia/Jakarta', after: '10:00 Asia/Jakarta' }],
    ],
    [
      'the time zone',
      { time_zone: 'Asia/Makassar' },
      [{ kind: 'start_time', before: '09:00 Asia/Jakarta', after: '09:00 Asia/Makassar' }],
    ],
    [
      'the hour, which is open again',
      { start_time: null },
      [{ kind: 'start_time', before: '09:00 Asia/Jakarta', after: '' }],
    ],
    [
      'the building',
      { venue: { name: 'GOR Kertajaya', city: 'Surabaya', province: 'Jawa Timur' } },
      [
        {
          kind: 'venue',
          before: 'Graha Cendekia, Surabaya',
          after: 'GOR Kertajaya, Surabaya',
        },
      ],
    ],
    [
      'the city',
      { venue: { name: '', city: 'Malang', province: 'Jawa Timur' } },
      [{ kind: 'venue', before: 'Graha Cendekia, Surabaya', after: 'Malang' }],
    ],
    [
      'the deadline',
      { registration_closes_at: `${dayFrom(5)}T10:00:00.000Z` },
      [
        {
          kind: 'registration_closes_at',
          before: closesAt,
          after: `${dayFrom(5)}T10:00:00.000Z`,
        },
      ],
    ],
    [
      'no deadline any more',
      { registration_closes_at: null },
      [{ kind: 'registration_closes_at', before: closesAt, after: '' }],
    ],
    ['the title, the text and the province alone', { title: 'Piala', about: 'Baru' }, []],
  ])('is told visitors with what it was: %s', async (_what, changes, expected) => {
    await update(changes);
    expect(await readChanges()).toEqual(expected.length > 0 ? expected : undefined);
  });

  it('is told as one change, from what was public first', async () => {
    await update({ start_time: '10:00' });
    await update({ start_time: '11:00', date: dayFrom(8) });
    expect(await readChanges()).toEqual(
      expect.arrayContaining([
        hour('09:00', '11:00'),
        { kind: 'date', before: date, after: dayFrom(8) },
      ]),
    );
    expect(await readChanges()).toHaveLength(2);
  });

  it('is nothing new where it was moved back', async () => {
    await update({ start_time: '10:00' });
    await update({ start_time: '09:00' });
    // For those who have read that it was moved; nobody else sees it.
    expect(await readChanges()).toEqual([hour('09:00', '09:00')]);
  });

  it('is no change where nothing was known, except of a deadline', async () => {
    await backend.db
      .update(tournaments)
      .set({ startTime: null, venue: '', city: '', registrationClosesAt: null })
      .where(eq(tournaments.id, id));
    await update({
      start_time: '08:00',
      venue: { name: 'Graha', city: 'Batu', province: 'Jawa Timur' },
    });
    expect(await readChanges()).toBeUndefined();
    await update({ registration_closes_at: closesAt, start_time: '08:30' });
    expect(await readChanges()).toEqual(
      expect.arrayContaining([
        { kind: 'registration_closes_at', before: '', after: closesAt },
        hour('08:00', '08:30'),
      ]),
    );
  });

  it('is told where it is postponed, cancelled and back on', async () => {
    const read = async () => (await readChanges())?.map(({ before, after }) => [before, after]);
    await setStatus('postponed');
    expect(await read()).toEqual([['published', 'postponed']]);
    await setStatus('cancelled');
    expect(await read()).toEqual([['published', 'cancelled']]);
    await setStatus('published');
    expect(await read()).toEqual([['published', 'published']]);
  });

  it('is told of a postponed tournament too, and not of a draft', async () => {
    await setStatus('postponed');
    await update({ date: dayFrom(9) });
    expect((await readChanges())?.map(({ kind }) => kind).sort()).toEqual(['date', 'status']);
    await setStatus('draft');
    await update({ date: dayFrom(10), start_time: '07:00' });
    await setStatus('published');
    expect(await readChanges()).toBeUndefined();
    const isOwn = eq(tournamentChanges.tournamentId, id);
    expect(await backend.db.$count(tournamentChanges, isOwn)).toBe(0);
  });

  it('is not there if the change is refused', async () => {
    const refused = await backend.request('PUT', `${path()}/status`, {
      token,
      body: { status: 'unknown' },
    });
    expect(refused.status).toBe(422);
    await register(await makeTeam(readClub(), readClub().people.slice(0, 1)), id);
    const { status } = await backend.request('PUT', `${path()}/status`, {
      token,
      body: { status: 'draft' },
    });
    expect(status).toBe(409);
    expect(await readChanges()).toBeUndefined();
  });

  it('is a deadline only until the day begins in Jakarta, at 17.00 UTC', async () => {
    const later = `${dayFrom(6)}T12:00:00.000Z`;
    await update({ registration_closes_at: later, start_time: '10:00' });
    const kindsAt = async (time: string) => {
      backend.clock.at = new Date(time);
      return (await readChanges())?.map(({ kind }) => kind).sort();
    };
    expect(await kindsAt(`${dayFrom(6)}T16:59:59.999Z`)).toEqual([
      'registration_closes_at',
      'start_time',
    ]);
    expect(await kindsAt(`${dayFrom(6)}T17:00:00.000Z`)).toEqual(['start_time']);
  });

  it('is told until the day after the tournament, also in the list', async () => {
    await update({ start_time: '10:00' });
    const listed = async () => {
      const { body } = await backend.request('GET', '/api/tournaments');
      return (body as { data: Tournament[] }).data.find((one) => one.id === id)?.changes;
    };
    expect(await listed()).toEqual([hour('09:00', '10:00')]);
    const dayAfter = (days: number) =>
      new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000);
    backend.clock.at = dayAfter(1);
    expect(await readChanges()).toHaveLength(1);
    backend.clock.at = dayAfter(2);
    expect(await readChanges()).toBeUndefined();
    expect(await listed()).toBeUndefined();
  });
});
