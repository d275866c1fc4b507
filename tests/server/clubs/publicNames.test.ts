import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findParticipant } from '../../../server/participants/queries.ts';
import { clubs, participants } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createMaker } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, makeTeam, openPerson } = createMaker(backend);

/** A club as it registers, with a team of three. */
async function makeNamedTeam() {
  const club = await makeClub(3);
  const names = ['Bagas Wirawan', 'M. Rizky Halomoan', 'Sekar'];
  for (const [index, name] of names.entries())
    await backend.db
      .update(participants)
      .set({ name })
      .where(eq(participants.id, club.people[index] ?? 0));
  const team = await makeTeam(club, club.people, { name: `Tim ${club.code}` });
  return { club, team, names };
}

const read = async (path: string, token?: string) =>
  (await backend.request('GET', path, token === undefined ? {} : { token })).body;
const choose = (token: string, names: string, portraits?: unknown) =>
  backend.request('PUT', '/api/gh/names', { token, body: { names, portraits } });
const short = ['Bagas W.', 'M. Rizky H.', 'Sekar'];

type Named = { members: { name: string }[] };
const namesOf = ({ members }: Named) => members.map(({ name }) => name);
const publicNames = async (team: number, search: string) => {
  const one = (await read(`/api/teams/${team}`)) as { team: Named };
  const list = (await read(`/api/teams?search=${encodeURIComponent(search)}`)) as {
    teams: Named[];
  };
  return [namesOf(one.team), ...list.teams.map(namesOf)];
};

describe('the names of a new club', () => {
  it('are short for anybody, also for who is signed in as somebody else', async () => {
    const { club, team } = await makeNamedTeam();
    expect(await publicNames(team, `Tim ${club.code}`)).toEqual([short, short]);
    for (const who of ['member', 'club'] as const)
      expect(
        JSON.stringify(await read(`/api/teams/${team}`, await backend.signIn(who))),
      ).not.toMatch(/Wirawan|Halomoan/);
  });

  it('are in full for the club, and for the members of the team', async () => {
    const { club, team, names } = await makeNamedTeam();
    const built = (await read(`/api/gh/teamsclub/${team}`, club.token)) as { data: Named };
    expect(namesOf(built.data)).toEqual(names);
    const token = await openPerson(club.people[1] ?? 0);
    const mine = (await read('/api/participant/my-teams', token)) as {
      teams: { member_names: Named['members'] }[];
    };
    expect(mine.teams.map((own) => namesOf({ members: own.member_names }))).toEqual([names]);
    expect(await read('/api/participant/profile', token)).toMatchObject({
      user: { name: 'M. Rizky Halomoan' },
    });
  });

  it('are in full for anybody once the club wants that', async () => {
    const { club, team, names } = await makeNamedTeam();
    expect(await choose(club.token, 'full')).toMatchObject({
      status: 200,
      body: { message: 'Pilihan telah disimpan.' },
    });
    expect(await publicNames(team, `Tim ${club.code}`)).toEqual([names, names]);
    expect(await read(`/api/gh-schools/${club.id}`, club.token)).toMatchObject({
      data: { names: 'full' },
    });
    expect((await choose(club.token, 'initials')).status).toBe(422);
  });

  it('are not found by what they hide', async () => {
    await makeNamedTeam();
    for (const search of ['Wirawan', 'Halomoan'])
      for (const list of ['teams', 'gh-schools', 'tournaments'])
        expect(JSON.stringify(await read(`/api/${list}?search=${search}`))).not.toMatch(
          /Wirawan|Halomoan|Bagas W/,
        );
  });
});

describe('the portraits of a new club', () => {
  type Pictured = { members: { profile_picture: string | null }[] };
  const picturesOf = ({ members }: Pictured) => members.map((member) => member.profile_picture);
  const publicPictures = async (team: number, search: string) => {
    const one = (await read(`/api/teams/${team}`)) as { team: Pictured };
    const list = (await read(`/api/teams?search=${encodeURIComponent(search)}`)) as {
      teams: Pictured[];
    };
    return [picturesOf(one.team), ...list.teams.map(picturesOf)];
  };
  async function makePicturedTeam() {
    const made = await makeNamedTeam();
    const pictures = made.club.people.map((id) => `participants/${id}-foto.jpg`);
    for (const [index, id] of made.club.people.entries())
      await backend.db
        .update(participants)
        .set({ profilePicture: pictures[index] })
        .where(eq(participants.id, id));
    return { ...made, pictures };
  }

  it('are seen by the club and by whom they show, by nobody else', async () => {
    const { club, team, pictures } = await makePicturedTeam();
    expect(await publicPictures(team, `Tim ${club.code}`)).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    for (const who of ['member', 'club'] as const)
      expect(
        JSON.stringify(await read(`/api/teams/${team}`, await backend.signIn(who))),
      ).not.toContain('foto.jpg');
    const built = (await read(`/api/gh/teamsclub/${team}`, club.token)) as { data: Pictured };
    expect(picturesOf(built.data)).toEqual(pictures);
    const token = await openPerson(club.people[1] ?? 0);
    expect(await read('/api/participant/profile', token)).toMatchObject({
      user: { profile_picture: pictures[1] },
    });
  });

  it('are public once the club allows it, and no longer when it takes that back', async () => {
    const { club, team, pictures } = await makePicturedTeam();
    const seen = () => publicPictures(team, `Tim ${club.code}`);
    const stored = () => read(`/api/gh-schools/${club.id}`, club.token);
    expect(await stored()).toMatchObject({ data: { names: 'short', portraits: false } });
    expect((await choose(club.token, 'short', true)).status).toBe(200);
    expect(await seen()).toEqual([pictures, pictures]);
    // A client that does not know portraits keeps the choice.
    expect((await choose(club.token, 'full')).status).toBe(200);
    expect(await stored()).toMatchObject({ data: { names: 'full', portraits: true } });
    expect((await choose(club.token, 'full', false)).status).toBe(200);
    expect(await seen()).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    expect((await choose(club.token, 'full', 'yes')).status).toBe(422);
  });
});

it('no public answer has the last name of a participant whose club has short names', async () => {
  await backend.db.update(clubs).set({ names: 'short' });
  const widya = await backend.db.select().from(clubs).where(eq(clubs.code, 'WDYS'));
  const people = await backend.db
    .select({ name: participants.name, picture: participants.profilePicture })
    .from(participants)
    .where(eq(participants.clubId, widya[0]?.id ?? 0));
  const answers = JSON.stringify(
    await Promise.all(['/api/teams', '/api/scores', '/api/gh-schools'].map((path) => read(path))),
  );
  expect(people.length).toBeGreaterThan(10);
  expect(people.filter(({ name }) => answers.includes(name))).toEqual([]);
  // Nor has the address of a picture.
  const words = people.flatMap(({ name }) => name.toLowerCase().split(' ').slice(1));
  expect(
    people.filter(({ picture }) => words.some((word) => picture?.toLowerCase().includes(word))),
  ).toEqual([]);
});

it('the name of a deleted account is not shortened', async () => {
  const { club, team } = await makeNamedTeam();
  const [id = 0] = club.people;
  await backend.db
    .update(participants)
    .set({ name: 'Peserta terhapus', deletedAt: new Date() })
    .where(eq(participants.id, id));
  expect((await findParticipant(backend.db, id))?.name).toBe('Peserta terhapus');
  expect((await publicNames(team, `Tim ${club.code}`))[0]?.[0]).toBe('Peserta terhapus');
});
