import { drawGroups, seedGroups } from '../../../openapi/matches/drawGroups.ts';
import { planGroupMatches } from '../../../openapi/matches/groupMatches.ts';
import { playKnockout } from '../../../openapi/matches/playKnockout.ts';
import {
  knockoutSize,
  type KnockoutSlots,
  type Seed,
  seedKnockout,
  seedKnockoutFromGroups,
} from '../../../openapi/matches/seedKnockout.ts';
import type { DrawInput, MatchRule } from '../../../openapi/schema.d.ts';
import { fieldError, HttpError } from '../../lib/httpError.ts';
import { createRandom } from '../../lib/random.ts';
import type { Entrant } from '../entryQueries.ts';
import { sidesOf, toKnockout } from './drawState.ts';
import type { NewDraw } from './matchQueries.ts';

/** How many teams there are at most in a group and in a knock-out, and how many matches in a round. */
const limits = { group: 32, knockout: 128, matches: 10_000 };

type Places = NewDraw['places'];

/** The teams that are drawn, the best seed first, and where each stood in the group that it comes from. */
export type Drawn = {
  entrants: readonly Entrant[];
  placeOf: (registrationId: number) => { group: number; place: number } | undefined;
};

const toGroupPlaces = (groups: readonly (readonly number[])[]): Places =>
  groups.flatMap((group, index) =>
    group.map((registrationId, position) => ({
      registrationId,
      groupNumber: index + 1,
      position: position + 1,
    })),
  );

const toSlotPlaces = (slots: KnockoutSlots<number>): Places =>
  slots.flatMap((registrationId, index) =>
    registrationId === undefined ? [] : [{ registrationId, groupNumber: 0, position: index + 1 }],
  );

/** Puts teams by lot in a knock-out, so that those of one club meet as late as possible. */
function drawSlots({ entrants }: Drawn, shuffle: <Item>(items: readonly Item[]) => Item[]) {
  const counts = new Map<number, number>();
  const seeds = shuffle(entrants).map(({ registrationId: team, club }): Seed<number> => {
    const place = (counts.get(club.id) ?? 0) + 1;
    counts.set(club.id, place);
    return { team, group: club.id, place };
  });
  return seedKnockoutFromGroups(seeds.toSorted((one, other) => one.place - other.place));
}

/** Puts teams by their seeds in a knock-out: those of one group meet as late as possible. */
function seedSlots({ entrants, placeOf }: Drawn): KnockoutSlots<number> {
  const seeds = entrants.flatMap(({ registrationId: team }) => {
    const place = placeOf(team);
    return place ? [{ team, ...place }] : [];
  });
  return seeds.length === entrants.length
    ? seedKnockoutFromGroups(seeds)
    : seedKnockout(entrants.map(({ registrationId }) => registrationId));
}

type Planned = { seed: string | null; places: Places };

/** Places the teams of a round by lots. */
function placeByLots(rule: MatchRule, drawn: Drawn, seed: string): Planned {
  const { shuffle } = createRandom(seed);
  const clubOf = new Map(
    drawn.entrants.map(({ registrationId, club }) => [registrationId, club.id]),
  );
  const places =
    rule.kind === 'knockout'
      ? toSlotPlaces(drawSlots(drawn, shuffle))
      : toGroupPlaces(
          drawGroups([...clubOf.keys()], rule.group_count, (id) => clubOf.get(id) ?? 0, shuffle),
        );
  return { seed, places };
}

/** Places the teams of a round by their seeds. */
const placeBySeeds = (rule: MatchRule, drawn: Drawn): Planned => ({
  seed: null,
  places:
    rule.kind === 'knockout'
      ? toSlotPlaces(seedSlots(drawn))
      : toGroupPlaces(
          seedGroups(
            drawn.entrants.map(({ registrationId }) => registrationId),
            rule.group_count,
          ),
        ),
});

type ByHand = Pick<DrawInput, 'groups' | 'slots'> & { isComplete: boolean };

/** Returns the places that a request names, in lists. Throws 422 without them. */
function requireLists({ kind }: MatchRule, { groups, slots }: ByHand): (number | null)[][] {
  const lists = kind === 'knockout' ? slots && [slots] : groups;
  if (!lists) throw fieldError(fieldOf[kind], 'Tempat tim wajib diisi.');
  return lists;
}

const fieldOf = { knockout: 'slots', groups: 'groups' } as const;

/** Returns why teams cannot be placed so; undefined if they can. */
function findPlaceProblem(
  { kind, group_count: groupCount }: MatchRule,
  {
    lists,
    known,
    isComplete,
  }: { lists: (number | null)[][]; known: ReadonlySet<number>; isComplete: boolean },
): string | undefined {
  const teamIds = lists.flat().filter((id) => id !== null);
  const size = knockoutSize(teamIds.length);
  if (new Set(teamIds).size < teamIds.length)
    return 'Setiap tim hanya boleh ditempatkan satu kali.';
  if (teamIds.some((id) => !known.has(id)))
    return 'Ada tim yang tidak ikut babak ini. Muat ulang lalu ulangi.';
  if (isComplete && teamIds.length < known.size) return 'Ada tim babak ini yang belum ditempatkan.';
  if (kind === 'groups' && lists.length !== groupCount)
    return `Babak ini memiliki ${groupCount} grup.`;
  return kind === 'knockout' && lists[0]?.length !== size
    ? `Bagan ${teamIds.length} tim memiliki ${size} tempat.`
    : undefined;
}

/** Places the teams of a round as an organiser has. Throws 422 if that does not fit. */
function placeByHand(rule: MatchRule, { entrants }: Drawn, input: ByHand): Planned {
  const lists = requireLists(rule, input);
  const registrationOf = new Map(
    entrants.map(({ team, registrationId }) => [team.id, registrationId]),
  );
  const known = new Set(registrationOf.keys());
  const problem = findPlaceProblem(rule, { lists, known, isComplete: input.isComplete });
  if (problem !== undefined) throw fieldError(fieldOf[rule.kind], problem);
  const idOf = (teamId: number | null) => registrationOf.get(teamId ?? 0);
  return {
    seed: null,
    places:
      rule.kind === 'knockout'
        ? toSlotPlaces((lists[0] ?? []).map(idOf))
        : toGroupPlaces(lists.map((group) => group.flatMap((id) => idOf(id) ?? []))),
  };
}

/** Throws 409 if a round cannot be held with so many teams, or has too many matches. */
function rejectSizes({ kind, group_count: groupCount }: MatchRule, places: Places, name: string) {
  if (kind === 'knockout') {
    if (places.length < 2) throw new HttpError(409, `Babak ${name} memerlukan minimal 2 tim.`);
    if (places.length > limits.knockout)
      throw new HttpError(409, `Bagan memuat paling banyak ${limits.knockout} tim.`);
    return;
  }
  const sizes = Array.from(
    { length: groupCount },
    (_, index) => places.filter(({ groupNumber }) => groupNumber === index + 1).length,
  );
  if (Math.min(...sizes) < 2)
    throw new HttpError(
      409,
      `Setiap grup memerlukan minimal 2 tim: ${groupCount} grup, ${places.length} tim.`,
    );
  if (Math.max(...sizes) > limits.group)
    throw new HttpError(409, `Satu grup memuat paling banyak ${limits.group} tim.`);
  const matchCount = sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
  if (matchCount > limits.matches)
    throw new HttpError(
      409,
      `Satu babak memuat paling banyak ${limits.matches} pertandingan. Dengan ${places.length} tim dalam ${groupCount} grup ada ${matchCount}.`,
    );
}

/** Returns the matches of placed teams: of each group in turn one, so that all groups go on together. */
function planMatches(rule: MatchRule, places: Places): NewDraw['matches'] {
  if (rule.kind === 'knockout')
    return playKnockout(toKnockout(rule, places), new Map()).map((match) => ({
      number: match.number,
      groupNumber: 0,
      ...sidesOf(match),
    }));
  const groups = [...Map.groupBy(places, ({ groupNumber }) => groupNumber)].map(
    ([groupNumber, own]) =>
      planGroupMatches(own.map(({ registrationId }) => registrationId)).map(
        ([homeId, awayId], index) => ({ groupNumber, homeId, awayId, index }),
      ),
  );
  return groups
    .flat()
    .toSorted((one, other) => one.index - other.index || one.groupNumber - other.groupNumber)
    .map(({ groupNumber, homeId, awayId }, index) => ({
      number: index + 1,
      groupNumber,
      homeId,
      awayId,
    }));
}

/**
 * Returns the places and the matches of a round. Throws 409 if there are too few or too many teams, 422 if a
 * placement by hand does not fit.
 *
 * @param isComplete whether all teams must be placed by hand
 * @param seed what lots are drawn with
 */
export function planDraw(
  { name, rule }: { name: string; rule: MatchRule },
  drawn: Drawn,
  {
    method,
    groups = null,
    slots = null,
    isComplete,
    seed,
  }: DrawInput & {
    isComplete: boolean;
    seed: string;
  },
): Pick<NewDraw, 'seed' | 'places' | 'matches'> {
  const planned =
    method === 'hand'
      ? placeByHand(rule, drawn, { groups, slots, isComplete })
      : method === 'lots'
        ? placeByLots(rule, drawn, seed)
        : placeBySeeds(rule, drawn);
  rejectSizes(rule, planned.places, name);
  return { ...planned, matches: planMatches(rule, planned.places) };
}
