import { describe, expect, it } from 'vitest';
import type { TournamentInput } from '../../../openapi/schema.d.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  managedTournamentsPath as path,
  useTournamentRequests,
} from '../../support/database/tournamentRequests.ts';

const backend = useBackend();

const input: TournamentInput = {
  title: 'Piala Lengkap',
  about: '',
  date: '2026-12-12',
  start_time: '08:00',
  time_zone: 'Asia/Jakarta',
  venue: { name: 'Graha Cendekia', city: 'Surabaya', province: 'Jawa Timur' },
  registration_opens_at: null,
  registration_closes_at: null,
  categories: [],
};

const { send, create, publish, readPublic } = useTournamentRequests(backend, input);
const readPublished = async (changes: Partial<TournamentInput>) =>
  readPublic(await publish(changes));

describe('what visitors ask about a tournament', () => {
  it('is public as it is stored, and nothing of it if there is nothing', async () => {
    expect(
      await readPublished({
        cost: ' Rp150.000 per tim, dibayar di tempat ',
        contact: '0812-3456-7890',
        map_url: 'Graha Cendekia https://maps.app.goo.gl/AbC123',
      }),
    ).toMatchObject({
      cost: 'Rp150.000 per tim, dibayar di tempat',
      contact: 'https://wa.me/6281234567890',
      map_url: 'https://maps.app.goo.gl/AbC123',
    });
    const { cost, contact, map_url: map } = await readPublished({ cost: '', contact: ' ' });
    expect([cost, contact, map]).toEqual([undefined, undefined, undefined]);
  });

  it('has a programme by day and hour, and documents in their order', async () => {
    const tournament = await readPublished({
      end_date: '2026-12-13',
      programme: [
        { day: 2, time: '08:00', text: 'Final' },
        { day: 1, time: '13:00', text: ' Babak  penyisihan ' },
        { day: 1, time: '07:30', text: 'Registrasi ulang' },
      ],
      documents: [
        { title: ' Peraturan ', url: 'contoh.id/peraturan.pdf' },
        { title: 'Izin orang tua', url: 'https://contoh.id/izin' },
      ],
    });
    expect(tournament).toMatchObject({
      programme: [
        { day: 1, time: '07:30', text: 'Registrasi ulang' },
        { day: 1, time: '13:00', text: 'Babak penyisihan' },
        { day: 2, time: '08:00', text: 'Final' },
      ],
      documents: [
        { title: 'Peraturan', url: 'https://contoh.id/peraturan.pdf' },
        { title: 'Izin orang tua', url: 'https://contoh.id/izin' },
      ],
    });
    const none = await readPublished({ programme: [], documents: [] });
    expect([none.programme, none.documents]).toEqual([undefined, undefined]);
  });

  it('refuses to become shorter than its programme', async () => {
    const long = {
      ...input,
      end_date: '2026-12-13',
      programme: [{ day: 2, time: '08:00', text: 'Final' }],
    };
    const { id } = (await create(long)).body.data;
    const message = 'Susunan acara memuat hari ke-2, padahal lomba berlangsung 1 hari.';
    expect(await send('PUT', `${path}/${id}`, { ...input, end_date: null })).toMatchObject({
      status: 422,
      body: { message, errors: { programme: [message] } },
    });
    expect(
      (await send('PUT', `${path}/${id}`, { ...input, end_date: null, programme: [] })).status,
    ).toBe(200);
  });

  it('stays where it is left out, and is copied, but for documents of that day', async () => {
    const documents = [{ title: 'Undangan', url: 'https://contoh.id/a.pdf' }];
    const programme = [{ day: 1, time: '08:00', text: 'Pembukaan' }];
    const { id } = (await create({ programme, documents })).body.data;
    const stored = { programme, documents };
    expect((await send('PUT', `${path}/${id}`, input)).body.data).toMatchObject(stored);
    const copy = { title: 'Piala Berikut', date: '2027-12-11' };
    expect((await send('POST', `${path}/${id}/copies`, copy)).body.data).toMatchObject({
      programme,
      documents: [],
    });
  });

  it('stays where it is left out, and is copied', async () => {
    const known = { cost: 'Gratis', contact: '+62 812 3456 7890', map_url: 'https://osm.org/go/x' };
    const { id } = (await create(known)).body.data;
    const stored = { ...known, contact: 'https://wa.me/6281234567890' };
    expect((await send('PUT', `${path}/${id}`, input)).body.data).toMatchObject(stored);
    const copied = await send('POST', `${path}/${id}/copies`, {
      title: 'Piala Berikut',
      date: '2027-12-11',
    });
    expect(copied.body.data).toMatchObject(stored);
    const emptied = { ...input, cost: '', contact: '', map_url: '' };
    expect((await send('PUT', `${path}/${id}`, emptied)).body.data).toMatchObject({
      cost: '',
      contact: '',
      map_url: '',
    });
  });

  it.each<[Partial<TournamentInput>, string, string]>([
    [
      { contact: '(0274) 512345' },
      'contact',
      'Ini nomor telepon rumah atau kantor. Isi nomor ponsel; bila nomor ini memakai WhatsApp, tempel tautan wa.me-nya.',
    ],
    [{ contact: '81234567890' }, 'contact', 'Awali nomor dengan 0, atau dengan + dan kode negara.'],
    [
      { map_url: 'javascript:alert(1)' },
      'map_url',
      'Tautan peta harus berupa alamat https:// dari sebuah peta.',
    ],
    [
      { documents: [{ title: 'Peraturan', url: 'peraturan lomba.pdf' }] },
      'documents',
      'Dokumen Peraturan belum memiliki alamat https:// yang benar.',
    ],
    [
      { map_url: 'Graha Cendekia' },
      'map_url',
      'Tautan peta harus berupa alamat https:// dari sebuah peta.',
    ],
  ])('is refused: %j', async (changes, field, message) => {
    const refused = { status: 422, body: { message, errors: { [field]: [message] } } };
    expect(await create(changes)).toMatchObject(refused);
  });
});
