import { describe, expect, it } from 'vitest';
import { openSession } from '../../../server/auth/auth.ts';
import { findParticipantByEmail } from '../../../server/participants/queries.ts';
import { findTeams } from '../../../server/teams/queries.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { endToday } from '../../support/database/endToday.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();

async function findPerson(who: 'leader' | 'member' | 'newcomer') {
  const person = await findParticipantByEmail(backend.db, demoAccounts[who].email);
  if (!person) throw new Error(`The demonstration world has no ${who}`);
  return person;
}

/**
 * The teams that the demonstration leader leads; the first and the third have the demonstration
 * member.
 */
async function findLed() {
  const { id } = await findPerson('leader');
  return (await findTeams(backend.db)).filter(({ members }) => members[0]?.id === id);
}

async function findOthersTeam() {
  const { id } = await findPerson('leader');
  const team = (await findTeams(backend.db)).find(
    ({ members }) => members.length > 1 && !members.some((member) => member.id === id),
  );
  if (!team) throw new Error('The demonstration world has no team of others');
  return team;
}

const remove = (
  participantId: number | string,
  { token, code }: { token?: string; code?: string } = {},
) =>
  backend.request(
    'DELETE',
    `/api/teams/remove-member/${participantId}${code === undefined ? '' : `?team_id=${code}`}`,
    { token },
  );
const errorResponse = (status: number, message: string) => ({
  status,
  body: { success: false, message },
});
const onlyLeaders = errorResponse(403, 'Hanya ketua tim yang dapat mengeluarkan anggota.');

/** A token of any participant of the world, made without their password. */
const openFor = (participantId: number) =>
  openSession({ db: backend.db, now: () => new Date() }, { participantId });

async function readMembers(idOrCode: string | number): Promise<number[]> {
  const { body } = await backend.request('GET', `/api/teams/${idOrCode}`);
  return (body as { team: { members: { participant_id: number }[] } }).team.members.map(
    ({ participant_id }) => participant_id,
  );
}

describe('who may not remove a member', () => {
  it('is nobody without a token, and no club', async () => {
    const { id } = await findPerson('member');
    expect((await remove(id)).status).toBe(401);
    expect((await remove(id, { token: 'nobody-has-this-token' })).status).toBe(401);
    expect((await remove(id, { token: await backend.signIn('club') })).status).toBe(401);
  });

  it('is whoever leads no team', async () => {
    const { id } = await findPerson('leader');
    for (const who of ['member', 'newcomer'] as const) {
      expect(await remove(id, { token: await backend.signIn(who) })).toMatchObject(onlyLeaders);
    }
    const member = await findPerson('member');
    expect(
      await remove(member.id, { token: await backend.signIn('member') }),
      'nor do they remove themselves',
    ).toMatchObject(onlyLeaders);
  });

  it("is the leader of another team, by the member or by the team's code", async () => {
    const token = await backend.signIn('leader');
    const {
      code,
      members: [, other],
    } = await findOthersTeam();
    expect(await remove(other?.id ?? 0, { token })).toMatchObject(
      errorResponse(403, 'Peserta ini bukan anggota tim Anda.'),
    );
    expect(await remove(other?.id ?? 0, { token, code })).toMatchObject(onlyLeaders);
    const { id } = await findPerson('member');
    expect(await remove(id, { token, code })).toMatchObject(onlyLeaders);
    expect(await remove(id, { token, code: 'X-NONE-99999' })).toMatchObject(onlyLeaders);
    expect(await readMembers(code)).toContain(other?.id);
  });

  it('is the leader for themselves, and for somebody unknown', async () => {
    const token = await backend.signIn('leader');
    const { id } = await findPerson('leader');
    const [team] = await findLed();
    for (const code of [undefined, team?.code]) {
      expect(await remove(id, { token, code })).toMatchObject(
        errorResponse(409, 'Ketua tim tidak dapat mengeluarkan dirinya sendiri.'),
      );
    }
    expect(await remove(999_999, { token })).toMatchObject(
      errorResponse(404, 'Peserta tidak ditemukan.'),
    );
    // Whoever leads no team does not learn whether somebody exists.
    expect(await remove(999_999, { token: await backend.signIn('newcomer') })).toMatchObject(
      errorResponse(403, 'Hanya ketua tim yang dapat mengeluarkan anggota.'),
    );
    expect((await remove('x', { token })).status).toBe(422);
    expect((await remove(id, { token, code: 'garuda' })).status).toBe(422);
  });
});

describe('a leader', () => {
  it('removes a member from the named team only, and once under several calls at once', async () => {
    await endToday(backend.db);
    const token = await backend.signIn('leader');
    const { id, name } = await findPerson('member');
    const [first, other] = (await findLed()).filter(({ members }) =>
      members.some((member) => member.id === id),
    );
    if (!first || !other) throw new Error('The demonstration member is in fewer than two teams');
    const before = await readMembers(first.id);

    const responses = await Promise.all(
      [1, 2, 3].map(() => remove(id, { token, code: first.code })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(responses.find(({ status }) => status === 200)?.body).toEqual({
      success: true,
      message: `${name} telah dikeluarkan dari tim.`,
      restorable: true,
    });
    expect(responses.find(({ status }) => status === 403)).toMatchObject(
      errorResponse(403, 'Peserta ini bukan anggota tim Anda.'),
    );

    expect(await readMembers(first.code)).toEqual(before.filter((member) => member !== id));
    expect(await readMembers(other.code)).toContain(id);
    const { body: list } = await backend.request('GET', '/api/teams');
    expect(
      (list as { teams: { id: number; member_count: number }[] }).teams.find(
        (team) => team.id === first.id,
      )?.member_count,
    ).toBe(before.length - 1);
    const { body: own } = await backend.request('GET', '/api/participant/my-teams', {
      token: await backend.signIn('member'),
    });
    const codes = (own as { teams: { team_id: string }[] }).teams.map(({ team_id }) => team_id);
    expect(codes).toContain(other.code);
    expect(codes).not.toContain(first.code);
  });

  it('removes a member from every team they lead when none is named, and from no team of others', async () => {
    const {
      members: [leader, member],
      code,
    } = await findOthersTeam();
    const lead = leader?.id ?? 0;
    const led = (await findTeams(backend.db))
      .filter(({ members }) => members[0]?.id === lead)
      .map((team) => team.id);
    const joined = (await findTeams(backend.db))
      .filter(({ members }) => members.some(({ id }) => id === member?.id))
      .map((team) => team.id);
    expect((await remove(member?.id ?? 0, { token: await openFor(lead) })).status).toBe(200);
    for (const team of joined)
      expect((await readMembers(team)).includes(member?.id ?? 0)).toBe(!led.includes(team));
    expect(await readMembers(code)).toContain(lead);
  });

  it('has a team whose response names its logo as an address', async () => {
    const [team] = await findLed();
    const { body } = await backend.request('GET', `/api/teams/${team?.code}`);
    expect(body).toMatchObject({
      team: { logo: expect.stringMatching(/^https?:\/\/.+\/storage\/teams\//) as string },
    });
  });
});
