import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  auditLog,
  registrationMembers,
  registrations,
  resultStates,
} from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCertificateMaker, design } from '../../support/database/certificateData.ts';
import { plain } from '../../support/screens/images.ts';
import { statusesOf } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeTournament, makeOfficial, openOrganiser } = createCertificateMaker(backend);

describe('issuing certificates', () => {
  it('gives each member of a team that has come one, once', async () => {
    const tournament = await makeTournament();
    expect(await tournament.issue({ preview: true })).toMatchObject({
      status: 200,
      body: { message: '2 sertifikat akan terbit.' },
    });
    expect(await tournament.list()).toEqual([]);
    expect(await tournament.issue()).toMatchObject({
      status: 200,
      body: {
        message: '2 sertifikat telah terbit.',
        data: {
          counts: [
            { kind: 'participant', issued: 2 },
            { kind: 'place', issued: 0 },
            { kind: 'award', issued: 0 },
            { kind: 'coach', issued: 0 },
          ],
        },
      },
    });
    expect(await tournament.issue()).toMatchObject({
      body: { message: '0 sertifikat telah terbit.' },
    });
    expect(await tournament.list()).toMatchObject([
      { title: 'Peserta', name: "Nur'aini Dewi", number: 'RL/2026/0002', state: 'valid' },
      { title: 'Peserta', name: 'Raka Pradana', number: 'RL/2026/0001', outdated: false },
    ]);
    const lines = await backend.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(
        and(eq(auditLog.operation, 'issueCertificates'), eq(auditLog.objectId, tournament.id)),
      );
    expect(lines).toEqual([{ detail: '2 sertifikat' }]);
  });

  it('issues nothing twice to sixteen requests at once', async () => {
    const tournament = await makeTournament();
    const responses = await Promise.all(Array.from({ length: 16 }, () => tournament.issue()));
    expect(new Set(statusesOf(responses))).toEqual(new Set([200]));
    const rows = await tournament.list();
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(2);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(2);
  });

  it('gives none for a team that is not checked in', async () => {
    const tournament = await makeTournament({ hasCome: false });
    await tournament.issue();
    expect(await tournament.list()).toEqual([]);
  });

  it('gives places only as the official results have them', async () => {
    const tournament = await makeTournament();
    const { send, path } = tournament;
    const places = async () => (await tournament.list('&kind=place')).map(({ title }) => title);
    await tournament.issue();
    expect(await places()).toEqual([]);
    expect(await send('GET', `${path}/certificate-summary`)).toMatchObject({
      body: {
        data: {
          unofficial: [{ id: 1 }],
          kinds: expect.arrayContaining([{ kind: 'participant', issued: 2, ready: 0 }]),
        },
      },
    });

    await makeOfficial(tournament, 2);
    await backend.db
      .update(resultStates)
      .set({ state: 'provisional' })
      .where(eq(resultStates.tournamentId, tournament.id));
    await tournament.issue();
    expect(await places()).toEqual([]);

    await makeOfficial(tournament, 4, 2);
    await tournament.issue();
    expect(await places()).toEqual([]);

    await makeOfficial(tournament, 2, 3);
    await tournament.issue();
    expect(await places()).toEqual(['Juara 2', 'Juara 2']);
  });

  it('tells which places a later official version changes, and replaces them by the new ones', async () => {
    const tournament = await makeTournament();
    const { send } = tournament;
    await makeOfficial(tournament, 1);
    await tournament.issue();
    const { id, outdated } = await tournament.findFor('Raka Pradana', '&kind=place');
    expect(outdated).toBe(false);
    await makeOfficial(tournament, 2, 2);
    expect(await tournament.findFor('Raka Pradana', '&kind=place')).toMatchObject({
      title: 'Juara 1',
      outdated: true,
    });
    expect(await send('GET', `${tournament.path}/certificate-summary`)).toMatchObject({
      body: { data: { outdated: 2 } },
    });
    const body = { name: 'Raka Pradana', reason: 'Hasil dikoreksi' };
    expect(await send('POST', `/api/organiser/certificates/${id}/replacement`, body)).toMatchObject(
      {
        status: 201,
        body: { data: { title: 'Juara 2', place: 2, official_version: 2, outdated: false } },
      },
    );

    await makeOfficial(tournament, null, 3);
    const other = await tournament.findFor("Nur'aini Dewi", '&kind=place');
    expect(
      await send('POST', `/api/organiser/certificates/${other.id}/replacement`, body),
    ).toMatchObject({
      status: 409,
      body: { message: 'Tim ini tidak berada di tempat 1 sampai 3 pada hasil resmi terakhir.' },
    });
  });

  it('takes who was in the team at its first run', async () => {
    const tournament = await makeTournament();
    const { registrationId, club } = tournament;
    await backend.db.insert(registrationMembers).values({
      registrationId,
      participantId: club.people[1] ?? 0,
      level: 'leader',
      position: 1,
    });
    await tournament.issue();
    expect((await tournament.list()).map(({ name }) => name)).toEqual(["Nur'aini Dewi"]);
  });

  it('gives coaches and helpers theirs', async () => {
    const tournament = await makeTournament();
    const { token } = tournament.club;
    await backend.request('PUT', `/api/gh/tournaments/${tournament.id}/certificate-names`, {
      token,
      body: { names: [], coaches: ['Drs. Bambang Sutejo', 'Siti Aminah, S.Pd.'] },
    });
    const body = {
      kinds: ['coach'],
      helpers: ['Rina Wati', 'rina  wati', 'Dimas'],
    };
    for (let count = 0; count < 2; count += 1) await tournament.issue(body);
    const rows = await tournament.list();
    expect(rows.map(({ kind, title, name }) => [kind, title, name])).toEqual([
      ['helper', 'Petugas', 'Dimas'],
      ['helper', 'Petugas', 'rina wati'],
      ['coach', 'Pembina', 'Siti Aminah, S.Pd.'],
      ['coach', 'Pembina', 'Drs. Bambang Sutejo'],
    ]);
  });

  it('needs a design, and leaves out names that no font holds', async () => {
    const tournament = await makeTournament({ names: ['王小明', 'Raka'] });
    expect(await tournament.issue()).toMatchObject({
      body: {
        message: '1 sertifikat telah terbit.',
        data: { unprintable: [{ name: '王小明', characters: ['王', '小', '明'] }] },
      },
    });
    const [certificate] = await tournament.list();
    const replacement = `/api/organiser/certificates/${certificate?.id}/replacement`;
    expect(
      await tournament.send('POST', replacement, { name: '明', reason: 'Ejaan' }),
    ).toMatchObject({ status: 409, body: { message: 'Huruf 明 belum dapat dicetak.' } });

    const { body } = await tournament.send('POST', '/api/organiser/tournaments', {
      title: 'Piala Baru',
      about: '',
      date: '2027-05-08',
      start_time: null,
      time_zone: 'Asia/Jakarta',
      venue: { name: '', city: 'Malang', province: '' },
      registration_opens_at: null,
      registration_closes_at: null,
      categories: [],
    });
    const { id } = (body as { data: { id: number } }).data;
    expect(
      await tournament.send('POST', `/api/organiser/tournaments/${id}/certificates`, {
        preview: false,
        kinds: ['participant'],
        helpers: [],
        unannounced: false,
      }),
    ).toMatchObject({
      status: 409,
      body: { message: 'Simpan desain sertifikat dulu.' },
    });
    expect(
      await tournament.send('GET', `/api/organiser/tournaments/${id}/certificate-design`),
    ).toMatchObject({ body: { data: { version: '"0"', signer_title: 'Ketua Penyelenggara' } } });
  });

  it('keeps what was issued when the team is withdrawn', async () => {
    const tournament = await makeTournament();
    await tournament.issue();
    await backend.db.delete(registrations).where(eq(registrations.id, tournament.registrationId));
    expect(await tournament.list()).toMatchObject([
      { team: { id: null, name: 'Garuda Baja' }, registration_id: null },
      { state: 'valid' },
    ]);
  });
});

describe('the design', () => {
  it('is proposed, saved with its version, and keeps uploaded pictures only', async () => {
    const { path, send } = await makeTournament();
    const to = `${path}/certificate-design`;
    expect(await send('GET', to)).toMatchObject({
      body: {
        message: 'Desain sertifikat.',
        data: { version: '"1"', signer_name: 'Wulan Prameswari' },
      },
    });
    const outdated = await send('PUT', to, design, { 'If-Match': '"0"' });
    expect(outdated).toMatchObject({
      status: 412,
      body: {
        message: 'Desain sertifikat baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      },
    });
    expect(await send('PUT', to, { ...design, logo: 'certificates/1-logo.jpg' })).toMatchObject({
      status: 422,
      body: { errors: { logo: ['Unggah gambarnya dulu.'] } },
    });
    const form = new FormData();
    const picture = await plain(90, 90, '#a00').png().toBuffer();
    form.append('picture', new File([new Uint8Array(picture)], 'logo.png'));
    const late = await send('POST', `${to}/pictures/logo`, form, { 'If-Match': '"0"' });
    expect(late).toMatchObject({ status: 412, body: outdated.body });
    expect(await send('GET', to)).toMatchObject({ body: { data: { version: '"1"', logo: null } } });
    const uploaded = await send('POST', `${to}/pictures/logo`, form, { 'If-Match': '"1"' });
    expect(uploaded).toMatchObject({
      status: 200,
      body: { message: 'Gambar sertifikat telah disimpan.', data: { version: '"2"' } },
    });
    const { logo } = (uploaded.body as { data: { logo: string } }).data;
    expect(await backend.files.read(logo)).toBeDefined();
    expect(await send('PUT', to, { ...design, logo })).toMatchObject({
      body: { message: 'Desain sertifikat telah disimpan.', data: { logo } },
    });
    await send('PUT', to, design);
    expect(await backend.files.read(logo)).toBeUndefined();
  });

  it('has fields that are on the page, and says which is not', async () => {
    const { path, send } = await makeTournament();
    const school = { x: 40, y: 100, width: 120, size: 14, align: 'left' };
    const save = (changes: object) =>
      send('PUT', `${path}/certificate-design`, {
        ...design,
        fields: { school: { ...school, ...changes } },
      });
    expect(await save({ x: 180 })).toMatchObject({
      status: 422,
      body: { errors: { fields: ['Sekolah, dari kiri: 5 sampai 172 mm.'] } },
    });
    expect(await save({ x: -1 })).toMatchObject({
      status: 422,
      body: { errors: { fields: ['Letak isian tidak valid.'] } },
    });
    expect(
      await send('POST', `${path}/certificate-design/preview`, {
        kind: 'place',
        design: { ...design, fields: { qr: { ...school, width: 70 } } },
      }),
    ).toMatchObject({ status: 422, body: { message: 'Kode QR, lebar: 18 sampai 60 mm.' } });
    expect(await save({ x: 172 })).toMatchObject({
      status: 200,
      body: { data: { fields: { school: { ...school, x: 172 } } } },
    });
  });

  it('is saved by one of sixteen with the same version', async () => {
    const { path, send } = await makeTournament();
    const responses = await Promise.all(
      Array.from({ length: 16 }, () =>
        send('PUT', `${path}/certificate-design`, design, { 'If-Match': '"1"' }),
      ),
    );
    expect(statusesOf(responses)).toEqual([200, ...Array.from({ length: 15 }, () => 412)]);
  });

  it('is drawn with the longest or the shortest name of the tournament', async () => {
    const { path, send, list } = await makeTournament();
    const preview = (kind: string, name?: string) =>
      send('POST', `${path}/certificate-design/preview`, { kind, design, name });
    expect((await preview('place')).body).toContain('"name":"Nur\'aini Dewi","title":"Juara 1"');
    expect((await preview('place', 'shortest')).body).toContain('"name":"Raka Pradana"');
    expect((await preview('helper')).body).toContain('"team":null,"school":null');
    expect(await list()).toEqual([]);
  });

  it('is for owners and organisers, not for clubs', async () => {
    const { path, club } = await makeTournament();
    const owner = await openOrganiser('owner');
    const to = `${path}/certificate-design`;
    expect(await backend.request('GET', to, { token: owner })).toMatchObject({ status: 200 });
    expect(await backend.request('GET', to, { token: club.token })).toMatchObject({ status: 401 });
  });
});
