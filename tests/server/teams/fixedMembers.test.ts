import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditLogEntry, BuilderTeam, Registration, Team } from '../../../openapi/schema.d.ts';
import {
  auditLog,
  clubs,
  participants,
  registrationMembers,
  rounds,
  tournaments,
} from '../../../server/db/schema.ts';
import { toEventDay } from '../../../server/lib/eventDay.ts';
import { insertFirstRounds } from '../../../server/tournaments/categoryRoundQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createPupilImport } from '../../support/database/pupilImport.ts';
import { errorResponse, membersOf, type TestClub } from '../../support/screens/clubData.ts';
import { idOf, useClubRegistrations } from '../../support/servers/clubRegistrations.ts';

const backend = useBackend();
const { addTournament, category, makeTeam, openPerson, readClub, register } =
  useClubRegistrations(backend);
const pupilImport = createPupilImport(backend);
let club: TestClub;
let token: string;
beforeEach(async () => {
  club = readClub();
  token = await backend.signIn('organiser');
});

const send = (method: string, path: string, as: string, body?: unknown) =>
  backend.request(method, path, { token: as, body });

/** Returns the day of an event that is so many days from today's. */
const dayFrom = (days: number) => toEventDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

/** A team of two in a tournament of today, and its requests. */
async function enter(date = dayFrom(0)) {
  const tournamentId = await addTournament();
  await backend.db.transaction((transaction) => insertFirstRounds(transaction, [tournamentId]));
  const members = club.people.slice(0, 2);
  const teamId = await makeTeam(club, members);
  const registrationId = idOf(await register(teamId, tournamentId));
  await moveTo(tournamentId, date);
  const place = `/api/organiser/tournaments/${tournamentId}`;
  const addRun = async (number = 1) => {
    const { body } = await send('POST', `${place}/categories/${category}/runs`, token, {
      key: crypto.randomUUID(),
      number,
      team_id: teamId,
      outcome: 'finished',
      points: 80,
      time: '01:07.38',
    });
    return (body as { data: { id: number } }).data.id;
  };
  const update = (ids: (number | undefined)[], name = 'Garuda Baja') =>
    send('PUT', `/api/gh/teamsclub/${teamId}`, club.token, {
      team_name: name,
      category_id: category,
      participant_ids: ids,
    });
  return { tournamentId, teamId, registrationId, members, place, addRun, update };
}
const moveTo = (tournamentId: number, date: string) =>
  backend.db.update(tournaments).set({ date }).where(eq(tournaments.id, tournamentId));
const refusal = errorResponse(
  409,
  'Garuda Baja sudah memiliki nilai, jadi anggotanya tidak dapat diganti.',
);
const keptOf = async (registrationId: number) =>
  (
    await backend.db
      .select()
      .from(registrationMembers)
      .where(eq(registrationMembers.registrationId, registrationId))
      .orderBy(registrationMembers.position)
  ).map(({ participantId }) => participantId);
async function readTeam(teamId: number) {
  const { body } = await backend.request('GET', `/api/teams/${teamId}`);
  return (body as { team: Team }).team;
}
const nameOf = async (id = 0) => {
  const [row] = await backend.db.select().from(participants).where(eq(participants.id, id));
  return row?.name ?? '';
};

describe('after its first run, until the day of the tournament is over, a team keeps its members', () => {
  it('for its club, which may still rename it and choose who leads', async () => {
    const { teamId, members, addRun, update } = await enter();
    const [one, two] = members;
    const [, , third] = club.people;
    expect((await update([one, third])).status).toBe(200);
    expect((await update([one, two])).status).toBe(200);
    await addRun();
    expect(await update([one, third])).toMatchObject(refusal);
    expect(await update([one])).toMatchObject(refusal);
    expect(await update([one, two, third])).toMatchObject(refusal);
    expect((await update([two, one], 'Garuda Besi')).status).toBe(200);
    expect(await membersOf(backend, teamId)).toEqual([`${two}L`, `${one}`]);
  });

  it('and the team builder says so', async () => {
    const { teamId, tournamentId, addRun } = await enter();
    const hasRun = async () => {
      const { body } = await send('GET', `/api/gh/teamsclub/${teamId}`, club.token);
      const { body: list } = await send('GET', '/api/gh/teamsclub', club.token);
      return [
        (body as { data: BuilderTeam }).data,
        (list as { data: BuilderTeam[] }).data.find(({ id }) => id === teamId),
      ].map((team) => team?.has_run);
    };
    expect(await hasRun()).toEqual([false, false]);
    await addRun();
    expect(await hasRun()).toEqual([true, true]);
    await moveTo(tournamentId, dayFrom(-2));
    expect(await hasRun()).toEqual([false, false]);
  });

  it('for its club that removes a participant, and for one who leaves', async () => {
    const { teamId, members, addRun } = await enter();
    await addRun();
    const [one = 0, two = 0] = members;
    const before = await membersOf(backend, teamId);
    const path = `/api/gh-schools/${club.id}/participants/${two}`;
    expect(await send('DELETE', path, club.token)).toMatchObject(refusal);
    expect(await send('DELETE', '/api/participant/club', await openPerson(two))).toMatchObject(
      refusal,
    );
    const leader = await openPerson(one);
    expect(await send('DELETE', `/api/teams/remove-member/${two}`, leader)).toMatchObject(refusal);
    expect(await membersOf(backend, teamId)).toEqual(before);
    const [row] = await backend.db.select().from(participants).where(eq(participants.id, two));
    expect(row?.clubId).toBe(club.id);
  });

  it('for organisers, through whichever of its registrations', async () => {
    const { teamId, members, addRun } = await enter();
    const next = await addTournament();
    const other = idOf(await register(teamId, next));
    await addRun();
    const path = `/api/organiser/tournaments/${next}/registrations/${other}/replacement`;
    const body = {
      participant_id: members[1],
      replacement_id: club.people[2],
      reason: 'Sakit',
    };
    expect(await send('POST', path, token, body)).toMatchObject(refusal);
  });

  it('in an import, which says so in its preview and saves nothing', async () => {
    const { teamId, addRun } = await enter();
    await addRun();
    const before = await membersOf(backend, teamId);
    const rows = [{ name: 'Citra Lestari', team: 'Garuda Baja' }];
    const data = await pupilImport.check(club, rows);
    expect(data.rows[0]?.problems).toEqual([
      {
        column: 'team',
        message: 'Garuda Baja sudah memiliki nilai, jadi anggotanya tidak dapat diganti.',
      },
    ]);
    expect((await pupilImport.send(club, rows)).status).toBe(409);
    expect(await membersOf(backend, teamId)).toEqual(before);
  });

  it('also against the undo of a removal that was before the run', async () => {
    const { teamId, members, addRun } = await enter();
    const [one = 0, two = 0] = members;
    const leader = await openPerson(one);
    const path = `/api/gh-schools/${club.id}/participants/${two}`;
    expect((await send('DELETE', path, club.token)).status).toBe(200);
    await addRun();
    // Back in the club, but not among those who have run.
    expect((await send('POST', `${path}/restore`, club.token)).status).toBe(200);
    expect(await membersOf(backend, teamId)).toEqual([`${one}L`]);
    expect((await send('POST', `/api/teams/restore-member/${two}`, leader)).status).toBe(404);
  });

  it('but not once all runs are deleted, and not in a tournament without runs', async () => {
    const { tournamentId, registrationId, members, addRun, update } = await enter();
    const [one, two] = members;
    const [, , third] = club.people;
    await backend.db
      .update(rounds)
      .set({ runCount: 2 })
      .where(eq(rounds.tournamentId, tournamentId));
    const runIds = [await addRun(), await addRun(2)];
    const removeRun = async (id?: number) =>
      expect((await send('DELETE', `/api/organiser/runs/${id}`, token)).status).toBe(200);
    await removeRun(runIds[1]);
    expect(await keptOf(registrationId)).toEqual([one, two]);
    await removeRun(runIds[0]);
    expect(await keptOf(registrationId)).toEqual([]);
    expect((await update([one, third])).status).toBe(200);
    await addRun();
    expect(await keptOf(registrationId)).toEqual([one, third]);
  });

  it('whatever comes first: sixteen exchanges and a run', async () => {
    const { registrationId, teamId, members, addRun, update } = await enter();
    const [one] = members;
    const others = club.people.slice(1);
    const [run, ...answers] = await Promise.all([
      addRun(),
      ...Array.from({ length: 16 }, (_, index) => update([one, others[index % 3]])),
    ]);
    expect(run).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const present = (await membersOf(backend, teamId)).map((text) => Number.parseInt(text, 10));
    expect(await keptOf(registrationId)).toEqual(present);
  });
});

describe('after the day of the tournament', () => {
  it('a club may change its team, and the result names who ran', async () => {
    const { tournamentId, teamId, registrationId, members, addRun, update, place } = await enter();
    const [one, two] = members;
    const [, , third, fourth] = club.people;
    await addRun();
    expect((await readTeam(teamId)).registrations?.[0]).not.toHaveProperty('former_members');
    await moveTo(tournamentId, dayFrom(-1));
    expect((await update([third, fourth])).status).toBe(200);
    const short = await readTeam(teamId);
    expect(short.members.map(({ participant_id: id }) => id)).toEqual([third, fourth]);
    expect(short.registrations?.[0]?.former_members).toMatchObject([
      { level: 'leader' },
      { level: 'member' },
    ]);
    // As the club wants them to be named.
    await backend.db.update(clubs).set({ names: 'full' }).where(eq(clubs.id, club.id));
    expect(
      (await readTeam(teamId)).registrations?.[0]?.former_members?.map(({ name }) => name),
    ).toEqual([await nameOf(one), await nameOf(two)]);
    const { body } = await send('GET', `${place}/registrations`, token);
    const [listed] = (body as { data: Registration[] }).data;
    expect(listed?.members.map(({ id }) => id)).toEqual([one, two]);
    // A run that is deleted then and entered again is not that of the new members.
    const { body: entry } = await send('GET', `${place}/categories/${category}/scores`, token);
    const [run] = (entry as { data: { runs: { id: number }[] } }).data.runs;
    await send('DELETE', `/api/organiser/runs/${run?.id}`, token);
    await addRun();
    expect(await keptOf(registrationId)).toEqual([one, two]);
  });

  it('an erased account leaves no name there', async () => {
    const { tournamentId, teamId, members, addRun, update } = await enter();
    const [one = 0, two = 0] = members;
    await addRun();
    await moveTo(tournamentId, dayFrom(-1));
    await update([one, club.people[2]]);
    await backend.db
      .update(participants)
      .set({ name: 'Peserta terhapus', deletedAt: new Date() })
      .where(eq(participants.id, two));
    const names = (await readTeam(teamId)).registrations?.[0]?.former_members?.map(
      ({ name }) => name,
    );
    expect(names?.[1]).toBe('Peserta terhapus');
  });

  it('no organiser replaces who ran', async () => {
    const { tournamentId, members, addRun, place, registrationId } = await enter();
    await addRun();
    await moveTo(tournamentId, dayFrom(-1));
    expect(
      await send('POST', `${place}/registrations/${registrationId}/replacement`, token, {
        participant_id: members[1],
        replacement_id: club.people[2],
        reason: 'Sakit',
      }),
    ).toMatchObject(refusal);
  });
});

describe('a change of the members of a registered team', () => {
  const entriesOf = async () => {
    const { body } = await send('GET', '/api/organiser/audit-log', token);
    return (body as { data: AuditLogEntry[] }).data;
  };

  it('is in the audit log with the names before and after, whoever makes it', async () => {
    const { registrationId, members, update } = await enter(dayFrom(3));
    const [one = 0, two = 0] = members;
    const [, , third = 0] = club.people;
    await update([one, third]);
    const [changed] = await entriesOf();
    expect(changed).toMatchObject({
      operation: 'updateTeam',
      organiser: null,
      table: null,
      club: { id: club.id, name: club.name },
      object: {
        kind: 'registration',
        id: registrationId,
        name: 'Garuda Baja, Line Follower, Laga Bengkulu',
      },
      detail: `${await nameOf(one)}, ${await nameOf(two)} → ${await nameOf(one)}, ${await nameOf(third)}`,
    });
    await send('DELETE', '/api/participant/club', await openPerson(third));
    await send('POST', '/api/participant/club/restore', await openPerson(third));
    await pupilImport.send(club, [{ name: 'Citra Lestari', team: 'Garuda Baja' }]);
    expect((await entriesOf()).slice(0, 3).map(({ operation }) => operation)).toEqual([
      'importClubParticipants',
      'rejoinClub',
      'leaveClub',
    ]);
  });

  it('is not, where the members stay, or the team is in no coming tournament', async () => {
    const { tournamentId, members, update } = await enter(dayFrom(3));
    const before = await backend.db.$count(auditLog);
    await update(members.toReversed(), 'Garuda Besi');
    await moveTo(tournamentId, dayFrom(-1));
    await update(club.people.slice(2));
    expect(await backend.db.$count(auditLog)).toBe(before);
  });
});
