import { expect, it } from 'vitest';
import type { MatchRule } from '../../../openapi/schema.d.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import { matchRule } from '../../../tests/support/matchRule.ts';
import type { Entrant } from '../entryQueries.ts';
import { planDraw } from './planDraw.ts';

const groups = matchRule({ group_count: 16 });
const knockout = matchRule({ kind: 'knockout', group_count: 1 });

/** Four teams of each club. */
const enter = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => {
    const club = Math.floor(index / 4) + 1;
    return {
      registrationId: index + 1,
      team: {
        id: index + 1,
        code: 'X-JNYS-00042',
        name: `Tim ${index + 1}`,
        club: `Klub ${club}`,
        start_number: index + 1,
      },
      logo: null,
      club: { id: club, name: `Klub ${club}`, isNamed: true },
      checkedInAt: null,
    };
  });

const plan = (rule: MatchRule, count: number, seed: string) =>
  planDraw(
    { name: 'Penyisihan', rule },
    { entrants: enter(count), placeOf: () => undefined },
    { method: 'lots', isComplete: false, seed },
  );

it('the same lots give the same draw of 64 teams, and others another one, with clubs apart', () => {
  const drawn = plan(groups, 64, '12345');
  expect(plan(groups, 64, '12345')).toEqual(drawn);
  expect(plan(groups, 64, '12346').places).not.toEqual(drawn.places);
  expect(drawn.matches).toHaveLength(16 * 6);
  for (const own of Map.groupBy(drawn.places, ({ groupNumber }) => groupNumber).values())
    expect(
      new Set(own.map(({ registrationId }) => Math.floor((registrationId - 1) / 4))).size,
    ).toBe(4);
});

it('teams of one club do not meet in the first matches of a knock-out that is drawn', () => {
  const { matches } = plan(knockout, 32, '12345');
  const clubOf = (id: number | null) => Math.floor(((id ?? 0) - 1) / 4);
  for (const { homeId, awayId } of matches.slice(0, 16))
    expect(clubOf(homeId)).not.toBe(clubOf(awayId));
});

it('does not take more teams than a bracket or a group has room for', () => {
  expect(() => plan(knockout, 129, '1')).toThrow('Bagan memuat paling banyak 128 tim.');
  expect(() => plan({ ...groups, group_count: 1 }, 33, '1')).toThrow(
    'Satu grup memuat paling banyak 32 tim.',
  );
});

it('does not make more matches than a response may have', () => {
  const { RoundMatches } = readDocument().components.schemas;
  const most = 10_000;
  expect(RoundMatches?.properties?.matches).toMatchObject({ maxItems: most });
  const few = plan({ ...groups, group_count: 32 }, 24 * 32, '1').matches.length;
  expect(few).toBeLessThanOrEqual(most);
  expect(() => plan({ ...groups, group_count: 32 }, 32 * 32, '1')).toThrow(
    `Satu babak memuat paling banyak ${most} pertandingan. Dengan 1024 tim dalam 32 grup ada 15872.`,
  );
});
