import { describe, expect, it } from 'vitest';
import { lockClub } from '../../../server/clubs/lockClub.ts';
import { participants } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { countsOf, createPupilImport } from '../../support/database/pupilImport.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { createMaker, membersOf } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, makeTeam } = createMaker(backend);
const { send, peopleOf } = createPupilImport(backend);

describe('an import of pupils', () => {
  it('waits for another change of the club, and sees what it has done', async () => {
    const club = await makeClub();
    const rows = [{ name: 'Ani', class: '8A' }];
    const { body } = await sendWhileLocked(
      backend,
      async (transaction) => {
        await lockClub(transaction, club.id);
        await transaction.insert(participants).values({
          name: 'Ani',
          class: '8A',
          email: '',
          passwordHash: '',
          clubId: club.id,
          createdAt: new Date(),
        });
      },
      () => send(club, rows),
    );
    expect(countsOf(body.data)).toEqual([0, 0, 1, 0]);
    expect(await peopleOf(club)).toHaveLength(1);
  });

  it('puts pupils behind the members whom a team has', async () => {
    const club = await makeClub(4);
    const [one = 0, two = 0, ...others] = club.people;
    const team = await makeTeam(club, [one, two], { name: 'Elang' });
    const people = await peopleOf(club);
    const rows = people.slice(2).map(({ name }) => ({ name, team: 'Elang' }));
    expect((await send(club, rows)).status).toBe(200);
    expect(await membersOf(backend, team)).toEqual([`${one}L`, `${two}`, ...others.map(String)]);
  });

  it('leaves the class of a pupil whose row has none', async () => {
    const club = await makeClub();
    const email = 'kelas.tetap@surel.example';
    await send(club, [
      { name: 'Ani', class: '8A' },
      { name: 'Budi', class: '8B', email },
    ]);
    const before = await peopleOf(club);
    const { body } = await send(club, [
      { name: 'Budi', class: '', email },
      { name: 'Budi', class: ' ', email },
    ]);
    expect(countsOf(body.data)).toEqual([0, 0, 2, 0]);
    expect(await peopleOf(club)).toEqual(before);
  });
});
