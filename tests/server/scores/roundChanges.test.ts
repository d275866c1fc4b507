import { describe, expect, it } from 'vitest';
import { useBackend } from '../../support/database/backend.ts';
import { createRoundRequests, roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const { first, save, readScoreEntry } = createRoundRequests(backend);

describe('the first round', () => {
  it('stays the first one, with runs or without', async () => {
    const refused = {
      status: 409,
      body: { message: 'Urutan babak yang sudah ada tidak dapat diubah.' },
    };
    expect(await save([roundInput({ name: 'Kualifikasi' })])).toMatchObject(refused);
    const later = roundInput({ id: first().id, name: 'Final', team_count: 2 });
    expect(await save([roundInput({ name: 'Kualifikasi' }), later])).toMatchObject(refused);
    expect((await readScoreEntry()).rounds.map(({ id }) => id)).toEqual([first().id]);
  });
});
