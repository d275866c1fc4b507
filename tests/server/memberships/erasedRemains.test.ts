import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { participants, removals } from '../../../server/db/schema.ts';
import { newUploadPath } from '../../../server/files/uploads.ts';
import { eraseRemovedPupils } from '../../../server/memberships/eraseRemovedPupils.ts';
import { forgetRemovals } from '../../../server/teams/removalQueries.ts';
import { demoPassword } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createErasures } from '../../support/database/erasures.ts';
import { createMaker, type TestClub } from '../../support/screens/clubData.ts';

const backend = useBackend();
const maker = createMaker(backend);
const { makePupil, ofClub, eraseByClub, rowOf } = createErasures(backend, maker);

/** Gives a participant a picture and a banner, as uploads do; returns their paths. */
async function givePictures(id: number): Promise<string[]> {
  const paths = [`participants/${id}-`, `participants/${id}-banner-`].map((prefix) =>
    newUploadPath(prefix, 'jpg'),
  );
  for (const path of paths) await backend.files.write(path, new Uint8Array([1]));
  const [profilePicture, banner] = paths;
  await backend.db
    .update(participants)
    .set({ profilePicture, banner })
    .where(eq(participants.id, id));
  return paths;
}

const eraseByOrganiser = async ({ id }: { id: number }) =>
  backend.request('POST', `/api/organiser/participants/${id}/erasure`, {
    token: await backend.signIn('organiser'),
    body: { current_password: demoPassword },
  });

type Erase = (club: TestClub, pupil: { id: number }) => Promise<unknown>;

it.each<[string, Erase]>([
  ['their club', eraseByClub],
  ['an organiser', (_club, pupil) => eraseByOrganiser(pupil)],
  [
    'the server, as they were removed',
    async (club, pupil) => {
      await ofClub(club, pupil);
      const now = () => new Date(Date.now() + 3 * 60_000);
      await eraseRemovedPupils({ db: backend.db, files: backend.files, now });
    },
  ],
])('the pictures of who is erased go, and no others: by %s', async (_by, erase) => {
  const club = await maker.makeClub();
  const [pupil, other] = [await makePupil(club.id), await makePupil(club.id)];
  const [pictures, kept] = [await givePictures(pupil.id), await givePictures(other.id)];
  await erase(club, pupil);
  expect(await rowOf(pupil)).toMatchObject({
    name: 'Peserta terhapus',
    profilePicture: null,
    banner: null,
  });
  const areThere = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await backend.files.read(path)) !== undefined));
  expect(await areThere(pictures)).toEqual([false, false]);
  expect(await areThere(kept)).toEqual([true, true]);
});

it('nothing can be undone any more that somebody did, or was done to them, who is erased', async () => {
  const club = await maker.makeClub(5);
  const [leader = 0, member = 0, leaving = 0, removed = 0, second = 0] = club.people;
  await maker.makeTeam(club, [leader, member, second]);
  const token = await maker.openPerson(leader);
  for (const id of [member, second])
    await backend.request('DELETE', `/api/teams/remove-member/${id}`, { token });
  await backend.request('DELETE', '/api/participant/club', {
    token: await maker.openPerson(leaving),
  });
  await ofClub(club, { id: removed });
  // Ids of teams, clubs and people overlap: none of these is about them, or by them.
  const shared = { content: { memberships: [] }, removedAt: new Date() };
  await backend.db.insert(removals).values([
    { ...shared, kind: 'team', subjectId: removed, accountId: leaving },
    { ...shared, kind: 'membership', subjectId: leader, accountId: 0 },
    { ...shared, kind: 'participant', subjectId: 0, accountId: leader },
  ]);
  const kept = [
    `team ${removed} by ${leaving}`,
    `membership ${leader} by 0`,
    `participant 0 by ${leader}`,
  ];
  const left = async () => {
    const found = (await backend.db.select().from(removals)).map(
      ({ kind, subjectId, accountId }) => `${kind} ${subjectId} by ${accountId}`,
    );
    expect(found).toEqual(expect.arrayContaining(kept));
    return found.filter((text) => !kept.includes(text));
  };
  const byLeader = `member ${member} by ${leader}`;
  const byPerson = `membership ${club.id} by ${leaving}`;
  const byClub = `participant ${removed} by ${club.id}`;
  expect(await left()).toEqual([byLeader, `member ${second} by ${leader}`, byPerson, byClub]);
  expect((await eraseByOrganiser({ id: second })).status).toBe(200);
  expect(await left()).toEqual([byLeader, byPerson, byClub]);
  expect((await eraseByOrganiser({ id: removed })).status).toBe(200);
  expect(await left()).toEqual([byLeader, byPerson]);
  expect((await eraseByOrganiser({ id: leaving })).status).toBe(200);
  expect(await left()).toEqual([byLeader]);
  expect((await eraseByOrganiser({ id: leader })).status).toBe(200);
  expect(await left()).toEqual([]);
  await backend.db.delete(removals);
});

it('what cannot be undone any more is forgotten, but not which club has removed a pupil', async () => {
  const club = await maker.makeClub(1);
  const pupil = await makePupil(club.id);
  const withAccount = { id: club.people[0] ?? 0 };
  await ofClub(club, pupil);
  await ofClub(club, withAccount);
  // Ids of teams, clubs and people overlap.
  await backend.db.insert(removals).values(
    (['team', 'member', 'membership'] as const).map((kind) => ({
      kind,
      subjectId: pupil.id,
      accountId: club.id,
      content: { memberships: [] },
      removedAt: new Date(),
    })),
  );
  const kinds = async () =>
    (await backend.db.select().from(removals))
      .map(({ kind, subjectId }) => `${kind} ${subjectId}`)
      .toSorted();
  const all = ['participant', 'team', 'member', 'membership'].map((kind) => `${kind} ${pupil.id}`);
  const forgetAfter = async (milliseconds: number) => {
    await forgetRemovals(backend.db, new Date(Date.now() + milliseconds));
    return kinds();
  };
  expect(await forgetAfter(60_000)).toEqual([...all, `participant ${withAccount.id}`].toSorted());
  expect(await forgetAfter(130_000)).toEqual([`participant ${pupil.id}`]);
});
