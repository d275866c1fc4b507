import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import {
  attempts,
  auditLog,
  certificateNames,
  certificates,
  participants,
} from '../../../server/db/schema.ts';
import { foldPrintedName } from '../../../server/certificates/printedNames.ts';
import { demoPassword } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCertificateMaker } from '../../support/database/certificateData.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';
import { statusesOf } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeTournament, makeOfficial, check, openPerson, openOrganiser } =
  createCertificateMaker(backend);

beforeEach(async () => {
  await backend.db.delete(attempts);
});

const read = (code: string) =>
  backend.request('GET', `/api/certificates/${encodeURIComponent(code)}`);
const matches = (is: boolean) => ({ status: 200, body: { data: { matches: is } } });

async function issueOne(name = 'Raka Pradana') {
  const tournament = await makeTournament({ names: [name, 'Sekar Ayuningtyas'] });
  await tournament.issue();
  return { tournament, certificate: await tournament.findFor(name) };
}

describe('a name as it is compared', () => {
  it.each([
    ['Muh. Rizky', 'muh rizky'],
    ["Nur'aini", 'Nur’aini'],
    ["Nur'aini", 'NURAINI'],
    ['M. Ali', 'm.ali'],
    ['Raka  Pradana', 'Raka Pradana'],
    ['Raka\u00A0Pradana', 'raka pradana'],
    ['Ｒａｋａ', 'Raka'],
    ['José', 'Jose'],
    ['Siti Nur-Hidayah', 'Siti Nur Hidayah'],
    ['ꦫꦏ', 'ꦫꦏ'],
  ])('%s is %s', (printed, typed) => {
    expect(foldPrintedName(typed)).toBe(foldPrintedName(printed));
  });
  it.each([
    ['M. Ali', 'Muhammad Ali'],
    ['Rizky', 'Rizki'],
    ['Budi, S.Pd.', 'Budi'],
    ['Raka Pradana', 'Pradana Raka'],
    ['ꦫꦶꦏ', 'ꦫꦏ'],
  ])('%s is not %s', (printed, typed) => {
    expect(foldPrintedName(typed)).not.toBe(foldPrintedName(printed));
  });
});

describe('a certificate by its code', () => {
  it('is told without a name, however the code is typed', async () => {
    const { tournament } = await issueOne();
    await makeOfficial(tournament, 1);
    await tournament.issue();
    const { code } = await tournament.findFor('Raka Pradana', '&kind=place');
    const groups = code.match(/.{4}/g) ?? [];
    const typed = groups.join(' – ').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    const response = await read(typed);
    expect(response).toMatchObject({
      status: 200,
      body: {
        data: {
          code,
          title: 'Juara 1',
          place: 1,
          team: { id: tournament.teamId, name: 'Garuda Baja' },
          school: tournament.club.name,
          tournament: { id: tournament.id, date: '2026-11-22' },
          official_version: 1,
          outdated: false,
          state: 'valid',
        },
      },
    });
    expect(JSON.stringify(response.body)).not.toContain('Raka');
  });

  it('is unknown with a letter changed', async () => {
    const { certificate } = await issueOne();
    const { code } = certificate;
    const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    const missing = { status: 404, body: { message: 'Sertifikat tidak ditemukan.' } };
    expect(await read(forged)).toMatchObject(missing);
    expect(await check(forged, 'Raka Pradana')).toMatchObject(missing);
    expect(await read('../../x')).toMatchObject(missing);
  });

  it('says when and why it was replaced or withdrawn', async () => {
    const { tournament, certificate } = await issueOne();
    const { send } = tournament;
    const to = `/api/organiser/certificates/${certificate.id}`;
    const match = { 'If-Match': certificate.version };
    const replaced = await send(
      'POST',
      `${to}/replacement`,
      { name: 'Raka Pradana  Putra', reason: 'Ejaan nama diperbaiki' },
      match,
    );
    expect(replaced).toMatchObject({
      status: 201,
      body: { message: 'Sertifikat telah diganti.', data: { name: 'Raka Pradana Putra' } },
    });
    const { data } = replaced.body as { data: { id: number; code: string } };
    expect(await read(certificate.code)).toMatchObject({
      body: { data: { state: 'replaced', reason: 'Ejaan nama diperbaiki' } },
    });
    expect(await check(certificate.code, 'Raka Pradana')).toMatchObject(matches(true));
    expect(await check(data.code, 'Raka Pradana')).toMatchObject(matches(false));
    expect(await check(data.code, 'raka pradana putra')).toMatchObject(matches(true));
    const outdated = {
      status: 412,
      body: {
        message: 'Sertifikat ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      },
    };
    const reason = { reason: 'Salah' };
    expect(await send('POST', `${to}/withdrawal`, reason, match)).toMatchObject(outdated);
    expect(await send('POST', `${to}/withdrawal`, reason)).toMatchObject({
      status: 409,
      body: { message: 'Sertifikat ini sudah diganti.' },
    });
    const successor = `/api/organiser/certificates/${data.id}`;
    expect(await send('POST', `${successor}/withdrawal`, reason)).toMatchObject({
      body: { message: 'Sertifikat telah ditarik.', data: { state: 'withdrawn', version: '"2"' } },
    });
    expect(await send('POST', `${successor}/withdrawal`, reason)).toMatchObject({
      status: 409,
      body: { message: 'Sertifikat ini sudah ditarik.' },
    });
    expect(await read(data.code)).toMatchObject({
      body: { data: { state: 'withdrawn', reason: 'Salah' } },
    });
    // What was withdrawn is not issued again by the next press.
    await tournament.issue();
    expect((await tournament.list('&state=valid')).map(({ name }) => name)).toEqual([
      'Sekar Ayuningtyas',
    ]);
    expect(
      await send('POST', '/api/organiser/certificates/2147483646/withdrawal', reason),
    ).toMatchObject({ status: 404, body: { message: 'Sertifikat tidak ditemukan.' } });
  });

  it('is ended by one of sixteen', async () => {
    const { tournament, certificate } = await issueOne();
    const to = `/api/organiser/certificates/${certificate.id}`;
    const match = { 'If-Match': certificate.version };
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        index % 2 === 0
          ? tournament.send('POST', `${to}/withdrawal`, { reason: 'Salah' }, match)
          : tournament.send('POST', `${to}/replacement`, { name: 'Raka', reason: 'Ejaan' }, match),
      ),
    );
    const [first, ...others] = statusesOf(responses);
    expect([200, 201]).toContain(first);
    expect(new Set(others)).toEqual(new Set([412]));
  });
});

describe('the name on a certificate', () => {
  it('matches with other spacing and capitals, and no other', async () => {
    const { certificate } = await issueOne("Muh. Nur'aini");
    for (const name of ["Muh. Nur'aini", 'MUH NURAINI', ' muh.  nur’aini '])
      expect(await check(certificate.code, name)).toMatchObject(matches(true));
    for (const name of ['Sekar Ayuningtyas', 'Muhammad Nuraini', '...'])
      expect(await check(certificate.code, name)).toMatchObject(matches(false));
  });

  it('has another hash on each certificate', async () => {
    const { tournament } = await issueOne();
    await makeOfficial(tournament, 1);
    await tournament.issue();
    const rows = await backend.db
      .select()
      .from(certificates)
      .where(eq(certificates.printedName, 'Raka Pradana'));
    const ofTournament = rows.filter(({ tournamentId }) => tournamentId === tournament.id);
    expect(new Set(ofTournament.map(({ nameHash }) => nameHash)).size).toBe(2);
  });

  it('is still right after the account is erased, and is printed no more', async () => {
    const { tournament, certificate } = await issueOne();
    const [id = 0] = tournament.club.people;
    const { code } = certificate;
    await backend.db
      .insert(certificateNames)
      .values({ tournamentId: tournament.id, participantId: id, printedName: 'Raka Pradana' });
    const passwordHash = await testPasswords.hash(demoPassword);
    await backend.db.update(participants).set({ passwordHash }).where(eq(participants.id, id));
    const deletion = { token: await openPerson(id), body: { current_password: demoPassword } };
    expect(await backend.request('POST', '/api/participant/deletion', deletion)).toMatchObject({
      status: 200,
    });
    const [row] = await backend.db.select().from(certificates).where(eq(certificates.code, code));
    expect(row).toMatchObject({ printedName: null, participantId: null });
    expect(row?.subject).toBe(`erased:${certificate.id}`);
    expect(await backend.db.$count(certificateNames, eq(certificateNames.participantId, id))).toBe(
      0,
    );
    expect(await check(code, 'Raka Pradana')).toMatchObject(matches(true));
    expect(await check(code, 'Raka')).toMatchObject(matches(false));
    const { send, path } = tournament;
    const message =
      'Nama pada sertifikat ini sudah dihapus bersama akunnya, jadi PDF-nya tidak dapat dibuat lagi.';
    expect(
      await send('GET', `${path}/certificates/pdf?certificate=${certificate.id}`),
    ).toMatchObject({ status: 409, body: { message } });
    expect(
      await send('POST', `/api/organiser/certificates/${certificate.id}/replacement`, {
        name: 'Raka',
        reason: 'Ejaan',
      }),
    ).toMatchObject({ status: 409, body: { message } });
    await tournament.issue();
    expect(await tournament.list('&kind=participant')).toHaveLength(2);
  });
});

describe('trying names', () => {
  let app: ReturnType<typeof createApp>;
  beforeAll(() => {
    app = createApp({
      db: backend.db,
      files: backend.files,
      passwords: testPasswords,
      pictures: testPictures,
      now: () => backend.clock.at ?? new Date(),
      document: readDocument(),
      clientIp: (context) => context.req.header('X-Client') ?? 'unknown',
    });
  });
  const checkFrom = async (from: string, code: string, name: string) => {
    const response = await app.request(`/api/certificates/${code}/name`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Client': from },
      body: JSON.stringify({ name }),
    });
    return response.status;
  };
  const tryNames = async (count: number, addressOf: (at: number) => string, code: string) => {
    for (let at = 0; at < count; at += 1)
      expect(await checkFrom(addressOf(at), code, `Nama ${at}`)).toBe(200);
  };

  it('ends after ten a minute from an address, also with other codes', async () => {
    const first = await issueOne();
    const second = await issueOne();
    const from = () => '198.51.100.66';
    await tryNames(5, from, first.certificate.code);
    await tryNames(5, from, second.certificate.code);
    expect(await checkFrom(from(), second.certificate.code, 'Raka Pradana')).toBe(429);
    expect(await checkFrom('203.0.113.7', second.certificate.code, 'Raka Pradana')).toBe(200);
  });

  it('ends after ten a minute for a code, from any address, and is in the audit log once', async () => {
    const { code, id } = (await issueOne()).certificate;
    await tryNames(10, (at) => `198.51.100.${at}`, code);
    for (const at of [20, 21, 22]) expect(await checkFrom(`198.51.100.${at}`, code, 'X')).toBe(429);
    const lines = await backend.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.operation, 'checkCertificateName'), eq(auditLog.objectId, id)));
    expect(lines).toMatchObject([{ kind: 'certificate', objectId: id, organiserId: null }]);
    const token = await openOrganiser();
    expect(
      await backend.request('GET', '/api/organiser/audit-log?kind=certificate&per_page=1', {
        token,
      }),
    ).toMatchObject({
      body: { data: [{ operation: 'checkCertificateName', organiser: null, table: null }] },
    });
    expect(JSON.stringify(lines)).not.toContain('Raka');
    backend.clock.at = new Date(Date.now() + 61_000);
    expect(await checkFrom('203.0.113.7', code, 'Raka Pradana')).toBe(200);
  });

  it('holds up nobody who checks many papers that are right', async () => {
    const { certificate } = await issueOne();
    for (let count = 0; count < 25; count += 1)
      expect(await checkFrom('203.0.113.9', certificate.code, 'Raka Pradana')).toBe(200);
  });
});
