import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { participants, removals } from '../../../server/db/schema.ts';
import { mergePupil } from '../../../server/participants/mergePupil.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createMaker } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, makePerson } = createMaker(backend);

it('what was removed comes back with the account of the pupil, whose own removal is over', async () => {
  const club = await makeClub(2);
  const [pupil = 0, other = 0] = club.people;
  const account = await makePerson();
  await backend.db.update(participants).set({ class: '9B' }).where(eq(participants.id, account));
  const place = (participantId: number, nextLeaderId?: number) => ({
    teamId: 1,
    participantId,
    categoryId: 1,
    level: 'leader' as const,
    position: 1,
    ...(nextLeaderId !== undefined && { nextLeaderId }),
  });
  const about = (kind: 'team' | 'participant' | 'member', subjectId: number) => ({
    kind,
    subjectId,
    accountId: club.id,
    removedAt: new Date(),
  });
  await backend.db.insert(removals).values([
    { ...about('participant', other), content: { memberships: [place(other, pupil)] } },
    // Of a team whose id is that of the pupil.
    { ...about('team', pupil), content: { memberships: [place(other), place(pupil)] } },
    { ...about('participant', pupil), content: { memberships: [place(pupil, other)] } },
    { ...about('member', pupil), content: { memberships: [] } },
  ]);
  await backend.db.transaction((transaction) =>
    mergePupil(transaction, { pupilId: pupil, accountId: account, cardUsedAt: null }),
  );
  const left = await backend.db.select().from(removals).orderBy(removals.id);
  expect(left.map(({ kind, content }) => [kind, content.memberships])).toEqual([
    ['participant', [place(other, account)]],
    ['team', [place(other), place(account)]],
  ]);
  const [row] = await backend.db.select().from(participants).where(eq(participants.id, account));
  expect(row).toMatchObject({ clubId: club.id, class: '9B', cardUsedAt: null });
  expect(await backend.db.$count(participants, eq(participants.id, pupil))).toBe(0);
});
