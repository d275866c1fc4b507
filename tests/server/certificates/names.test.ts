import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CertificateNames, CertificateSummary } from '../../../openapi/schema.d.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import { mergePupil } from '../../../server/participants/mergePupil.ts';
import {
  certificateDesigns,
  certificateNames,
  certificates,
  registrations,
} from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCertificateMaker } from '../../support/database/certificateData.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';
import { createMaker } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeTournament, openPerson } = createCertificateMaker(backend);
const { makePerson } = createMaker(backend);

type Tournament = Awaited<ReturnType<typeof makeTournament>>;

const namesOf = ({ id, club }: Tournament) => ({
  read: async () =>
    (
      (
        await backend.request('GET', `/api/gh/tournaments/${id}/certificate-names`, {
          token: club.token,
        })
      ).body as { data: CertificateNames }
    ).data,
  confirm: (printedName: string, { coaches = [] as string[], person = club.people[0] } = {}) =>
    backend.request('PUT', `/api/gh/tournaments/${id}/certificate-names`, {
      token: club.token,
      body: { names: [{ participant_id: person, printed_name: printedName }], coaches },
    }),
});

describe('the names of a club', () => {
  it('are those of the accounts until the club says otherwise, for this tournament', async () => {
    const tournament = await makeTournament({ names: ['Raka Pradana', '王小明'] });
    const { read, confirm } = namesOf(tournament);
    expect(await read()).toMatchObject({
      confirmed_at: null,
      coaches: [],
      pupils: [
        { name: 'Raka Pradana', printed_name: 'Raka Pradana', teams: ['Garuda Baja'] },
        { name: '王小明', missing_characters: ['王', '小', '明'], checked_in: true, issued: false },
      ],
    });
    expect(
      await confirm('Raka  Pradana Putra ', { coaches: ['Drs. Bambang', 'Drs.  Bambang'] }),
    ).toMatchObject({
      status: 200,
      body: {
        message: 'Nama untuk sertifikat telah dikonfirmasi.',
        data: { coaches: ['Drs. Bambang'], confirmed_at: expect.any(String) as string },
      },
    });
    expect((await read()).pupils[0]).toMatchObject({
      name: 'Raka Pradana',
      printed_name: 'Raka Pradana Putra',
    });
    expect(await tournament.send('GET', `${tournament.path}/certificate-summary`)).toMatchObject({
      body: {
        data: {
          clubs: [{ club: { id: tournament.club.id }, confirmed_at: expect.any(String) as string }],
          unprintable: [{ name: '王小明' }],
        },
      },
    });
    await tournament.issue();
    expect(await tournament.findFor('Raka Pradana Putra')).toMatchObject({ title: 'Peserta' });
  });

  it('are the organisers to correct once they are on a certificate', async () => {
    const tournament = await makeTournament();
    const { confirm } = namesOf(tournament);
    await confirm('Raka Pradana', { coaches: ['Drs. Bambang'] });
    await tournament.issue();
    const refused = (name: string) => ({
      status: 409,
      body: {
        message: `Sertifikat ${name} sudah terbit. Minta penyelenggara memperbaiki namanya.`,
      },
    });
    expect(await confirm('Raka Putra', { coaches: ['Drs. Bambang'] })).toMatchObject(
      refused('Raka Pradana'),
    );
    expect(await confirm('Raka Pradana', { coaches: ['Siti'] })).toMatchObject(
      refused('Drs. Bambang'),
    );
    expect(await confirm('Raka Pradana', { coaches: ['Drs. Bambang', 'Siti'] })).toMatchObject({
      status: 200,
    });
  });

  it('are read with a message', async () => {
    const { id, club } = await makeTournament();
    const path = `/api/gh/tournaments/${id}/certificate-names`;
    expect(await backend.request('GET', path, { token: club.token })).toMatchObject({
      body: { message: 'Nama untuk sertifikat.' },
    });
  });

  it('are of its own pupils in this tournament only', async () => {
    const tournament = await makeTournament();
    const other = await makeTournament();
    const message = 'Peserta ini tidak ada di tim klub Anda pada lomba ini.';
    const [stranger] = other.club.people;
    expect(await namesOf(tournament).confirm('Raka', { person: stranger })).toMatchObject({
      status: 404,
      body: { message },
    });
  });
});

describe('downloads', () => {
  it('have the valid certificates of a club, a team or one, with their codes', async () => {
    const tournament = await makeTournament();
    await tournament.issue();
    const { code, id } = await tournament.findFor('Raka Pradana');
    const { send, path, club, registrationId } = tournament;
    const pages = async (query: string) => {
      const { body, headers } = await send('GET', `${path}/certificates/pdf${query}`);
      expect(headers.get('content-type')).toBe('application/pdf');
      return String(body).split('\n').slice(1);
    };
    expect(await pages('')).toHaveLength(2);
    expect(await pages(`?club=${club.id}`)).toHaveLength(2);
    expect(await pages(`?registration=${registrationId}&kind=participant`)).toHaveLength(2);
    const [page = '{}', ...others] = await pages(`?certificate=${id}`);
    expect(others).toEqual([]);
    expect(JSON.parse(page)).toMatchObject({
      name: 'Raka Pradana',
      title: 'Peserta',
      date: '22 November 2026',
      code,
      checkUrl: expect.stringContaining(`/cek/${code}`) as string,
    });
    expect(await send('GET', `${path}/certificates/pdf?kind=helper`)).toMatchObject({
      status: 409,
      body: { message: 'Belum ada sertifikat yang dapat diunduh.' },
    });
    await send('POST', `/api/organiser/certificates/${id}/withdrawal`, { reason: 'Salah' });
    expect(await send('GET', `${path}/certificates/pdf?certificate=${id}`)).toMatchObject({
      status: 409,
      body: { message: 'Sertifikat ini sudah diganti atau ditarik.' },
    });
    expect(await pages('')).toHaveLength(1);
  });

  it('need a server that draws PDF', async () => {
    const tournament = await makeTournament();
    await tournament.issue();
    const app = createApp({
      db: backend.db,
      files: backend.files,
      passwords: testPasswords,
      pictures: testPictures,
      now: () => new Date(),
      document: readDocument(),
    });
    const response = await app.request(`${tournament.path}/certificates/pdf`, {
      headers: { Authorization: `Bearer ${tournament.token}` },
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: 'Server ini tidak dapat membuat PDF.' });
  });

  it('have at most 300 pages, and the others in a further part', async () => {
    const tournament = await makeTournament();
    const helpers = Array.from({ length: 301 }, (_, index) => `Petugas ${index}`);
    await tournament.issue({ kinds: [], helpers });
    expect(await tournament.send('GET', `${tournament.path}/certificates/pdf`)).toMatchObject({
      status: 409,
      body: { message: 'Lebih dari 300 sertifikat. Unduh per bagian.' },
    });
    const names = async (part: number) => {
      const { body } = await tournament.send(
        'GET',
        `${tournament.path}/certificates/pdf?kind=helper&without_club=true&part=${part}`,
      );
      const pages = String(body).split('\n').slice(1);
      return pages.map((page) => (JSON.parse(page) as { name: string }).name);
    };
    const [first, second] = [await names(1), await names(2)];
    expect([first.length, second.length]).toEqual([300, 1]);
    expect(new Set([...first, ...second])).toEqual(new Set(helpers));
    expect(
      await tournament.send('GET', `${tournament.path}/certificates/pdf?part=3`),
    ).toMatchObject({ status: 409, body: { message: 'Belum ada sertifikat yang dapat diunduh.' } });
  });

  it('of all are a file of each club, and one of each kind for persons without a club', async () => {
    const tournament = await makeTournament();
    const { club, path, send, registrationId, issue } = tournament;
    await issue({ helpers: ['Rina Wati', 'Dimas'] });
    // A club whose team is withdrawn afterwards is not left out.
    await backend.db.delete(registrations).where(eq(registrations.id, registrationId));
    const { body } = await send('GET', `${path}/certificate-summary`);
    const { files, clubs } = (body as { data: CertificateSummary }).data;
    expect(clubs).toEqual([]);
    expect(files).toEqual([
      { club: { id: club.id, name: expect.any(String) }, kind: null, certificates: 2 },
      { club: null, kind: 'helper', certificates: 2 },
    ]);
    const { body: file } = await send('GET', `${path}/certificates/pdf?without_club=true`);
    expect(String(file).split('\n').slice(1)).toHaveLength(2);
  });

  it('of a club are in parts, too', async () => {
    const tournament = await makeTournament();
    await tournament.issue();
    const get = (part: number) =>
      backend.request('GET', `/api/gh/tournaments/${tournament.id}/certificates/pdf?part=${part}`, {
        token: tournament.club.token,
      });
    expect(
      String((await get(1)).body)
        .split('\n')
        .slice(1),
    ).toHaveLength(2);
    expect(await get(2)).toMatchObject({ status: 409 });
  });

  it('of a club and a pupil are their own', async () => {
    const tournament = await makeTournament();
    const other = await makeTournament();
    await tournament.issue();
    const { id } = await tournament.findFor('Raka Pradana');
    const ofClub = (club: { token: string }) =>
      backend.request('GET', `/api/gh/tournaments/${tournament.id}/certificates/pdf`, {
        token: club.token,
      });
    expect(await ofClub(tournament.club)).toMatchObject({ status: 200 });
    expect(await ofClub(other.club)).toMatchObject({ status: 409 });
    const list = await backend.request('GET', '/api/gh/certificates', {
      token: tournament.club.token,
    });
    expect(list).toMatchObject({
      body: {
        data: {
          tournaments: [{ id: tournament.id, confirmed_at: null, certificates: 2 }],
          certificates: [{ name: "Nur'aini Dewi" }, { name: 'Raka Pradana' }],
        },
      },
    });
    const [raka = 0, nuraini = 0] = tournament.club.people;
    const ofPupil = async (person: number) => {
      const token = await openPerson(person);
      return backend.request('GET', `/api/participant/certificates/${id}/pdf`, { token });
    };
    expect(await ofPupil(raka)).toMatchObject({ status: 200 });
    expect(await ofPupil(nuraini)).toMatchObject({
      status: 404,
      body: { message: 'Sertifikat tidak ditemukan.' },
    });
    const token = await openPerson(raka);
    expect(await backend.request('GET', '/api/participant/certificates', { token })).toMatchObject({
      body: { data: [{ id, name: 'Raka Pradana', tournament: { id: tournament.id } }] },
    });
  });

  it('say that a picture of the design is gone', async () => {
    const tournament = await makeTournament();
    await tournament.issue();
    await backend.db
      .update(certificateDesigns)
      .set({ logo: 'certificates/unreadable.jpg' })
      .where(eq(certificateDesigns.tournamentId, tournament.id));
    await backend.files.write('certificates/unreadable.jpg', new TextEncoder().encode('x'));
    expect(await tournament.send('GET', `${tournament.path}/certificates/pdf`)).toMatchObject({
      status: 409,
      body: { message: 'Gambar pada desain tidak dapat dibaca. Unggah kembali.' },
    });
  });
});

describe('an account that takes a pupil over', () => {
  it('has the certificates, and gets none twice', async () => {
    const tournament = await makeTournament();
    const [pupilId = 0] = tournament.club.people;
    await namesOf(tournament).confirm('Raka Pradana Putra');
    await tournament.issue();
    const accountId = await makePerson();
    await backend.db.transaction((transaction) =>
      mergePupil(transaction, { pupilId, accountId, cardUsedAt: null }),
    );
    await tournament.issue();
    const rows = await backend.db
      .select()
      .from(certificates)
      .where(eq(certificates.tournamentId, tournament.id));
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(
      expect.objectContaining({
        participantId: accountId,
        subject: `participant:${tournament.registrationId}:${accountId}`,
      }),
    );
    expect(
      await backend.db
        .select({ name: certificateNames.printedName })
        .from(certificateNames)
        .where(eq(certificateNames.participantId, accountId)),
    ).toEqual([{ name: 'Raka Pradana Putra' }]);
  });
});
