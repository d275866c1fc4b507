import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Tournament, TournamentInput } from '../../../openapi/schema.d.ts';
import { auditLog } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  managedTournamentsPath as path,
  useTournamentRequests,
} from '../../support/database/tournamentRequests.ts';
import { dayFrom } from '../../support/servers/clubRegistrations.ts';

const backend = useBackend();

const input: TournamentInput = {
  title: 'Piala Dua Hari',
  about: '',
  date: '2026-12-12',
  start_time: '08:00',
  end_date: '2026-12-13',
  end_time: '16:00',
  time_zone: 'Asia/Makassar',
  venue: { name: 'Gedung Serbaguna', city: 'Kotabaru', province: 'Kalimantan Selatan' },
  registration_opens_at: null,
  registration_closes_at: null,
  categories: [{ id: 1, capacity: null }],
};

const { send, create, publish, readPublic } = useTournamentRequests(backend, input);

type List = {
  data: Tournament[];
  months?: string[];
  cities?: { city: string; end_date?: string }[];
};
const list = async (query: string) =>
  (await backend.request('GET', `/api/tournaments?page=1&per_page=50${query}`)).body as List;

describe('the end of a tournament', () => {
  it('is public once it is known, and is copied as many days after the start', async () => {
    const id = await publish();
    expect(await readPublic(id)).toMatchObject({ end_date: '2026-12-13', end_time: '16:00' });
    const { body } = await send('POST', `${path}/${id}/copies`, {
      title: 'Piala Tahun Depan',
      date: '2027-12-31',
    });
    expect(body.data).toMatchObject({ end_date: '2028-01-01', end_time: '16:00' });
    const plain = await publish({ end_date: null, end_time: null });
    const shown = await readPublic(plain);
    expect([shown.end_date, shown.end_time]).toEqual([undefined, undefined]);
  });

  it('stays where it is left out, and is gone where it is null', async () => {
    const { id } = (await create()).body.data;
    const { end_date: _date, end_time: _time, ...without } = input;
    const replace = async (body: object) => (await send('PUT', `${path}/${id}`, body)).body.data;
    expect(await replace(without)).toMatchObject({ end_date: '2026-12-13', end_time: '16:00' });
    expect(await replace({ ...without, end_date: null })).toMatchObject({
      end_date: null,
      end_time: '16:00',
    });
    const [entry] = await backend.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.objectId, id))
      .orderBy(auditLog.id)
      .offset(2);
    expect(entry?.detail).toBe('tanggal selesai 2026-12-13 → kosong');
  });

  it('is the same as none where it is the day itself', async () => {
    expect((await create({ end_date: '2026-12-12' })).body.data.end_date).toBeNull();
  });

  it.each<[Partial<TournamentInput>, string, string]>([
    [{ end_date: '2026-12-11' }, 'end_date', 'Tanggal selesai tidak boleh sebelum tanggal mulai.'],
    [
      { end_date: '2027-01-12' },
      'end_date',
      'Lomba berlangsung paling lama 31 hari. Periksa tanggal selesai.',
    ],
    [{ end_date: null, end_time: '08:00' }, 'end_time', 'Jam selesai harus setelah jam mulai.'],
    [
      { end_date: '2026-12-12', end_time: '07:30' },
      'end_time',
      'Jam selesai harus setelah jam mulai.',
    ],
  ])('is refused: %j', async (changes, field, message) => {
    const refused = { status: 422, body: { message, errors: { [field]: [message] } } };
    expect(await create(changes)).toMatchObject(refused);
    const { id } = (await create()).body.data;
    expect(await send('PUT', `${path}/${id}`, { ...input, ...changes })).toMatchObject(refused);
  });

  it.each<Partial<TournamentInput>>([
    { end_date: '2027-01-11' },
    { end_time: '07:00' },
    { start_time: null, end_date: null, end_time: '07:00' },
    { end_date: null, end_time: '08:01' },
  ])('is saved: %j', async (changes) => {
    expect((await create(changes)).status).toBe(201);
  });

  it('decides what is over: on its last day a tournament is among those to come', async () => {
    const coming = await publish({ date: dayFrom(-1), end_date: dayFrom(0), title: 'Sedang' });
    const past = await publish({ date: dayFrom(-2), end_date: dayFrom(-1), title: 'Lewat' });
    const ids = (await list('')).data.map(({ id }) => id);
    // The one that runs since yesterday is the nearest one.
    expect(ids[0]).toBe(coming);
    expect(ids.indexOf(past)).toBeGreaterThan(ids.indexOf(coming) + 1);
    const { cities } = await list('');
    expect(cities?.find(({ city }) => city === 'Kotabaru')).toMatchObject({
      id: coming,
      end_date: dayFrom(0),
    });
  });

  it('is in the months of all its days', async () => {
    const id = await publish({ date: '2031-05-31', end_date: '2031-06-01' });
    expect((await list('')).months).toEqual(expect.arrayContaining(['2031-05', '2031-06']));
    for (const month of ['2031-05', '2031-06'])
      expect((await list(`&month=${month}`)).data.map((one) => one.id)).toEqual([id]);
    expect((await list('&month=2031-07')).data).toEqual([]);
  });
});
