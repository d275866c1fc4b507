import type { CeremonyHeading, CeremonyState, CeremonyStep } from '../../openapi/schema.d.ts';
import type { CeremonyItem, CeremonyStepKey } from '../db/tables/ceremonies.ts';
import type { AwardRow, CeremonyRow, OfficialCategory } from './ceremonyQueries.ts';

/** Everything from which a ceremony is made. */
export type CeremonySource = {
  ceremony: CeremonyRow | undefined;
  categories: readonly OfficialCategory[];
  awards: readonly AwardRow[];
};

/** A step with its key. */
export type KeyedStep = { key: CeremonyStepKey; step: CeremonyStep };

/** Places that are announced. */
const lastPlace = 3;

export function toState(ceremony: CeremonyRow | undefined): CeremonyState {
  if (!ceremony?.startedAt) return 'waiting';
  return ceremony.finishedAt ? 'finished' : 'running';
}

export const isSame = (one: CeremonyStepKey, other: CeremonyStepKey): boolean =>
  'award' in one
    ? 'award' in other && one.award === other.award
    : 'category' in other && one.category === other.category && one.place === other.place;

/** Returns the list of a ceremony without what is gone since; all categories by name before it is saved. */
export function findItems({ ceremony, categories, awards }: CeremonySource): CeremonyItem[] {
  const items = ceremony?.items ?? categories.map(({ id }) => ({ category: id }));
  return items.filter((item) =>
    'award' in item
      ? awards.some(({ id }) => id === item.award)
      : categories.some(({ id }) => id === item.category),
  );
}

/** Returns the places of a category that are announced, the last one first: two that share the second have no third. */
const findPlaces = ({ standings }: OfficialCategory): number[] =>
  [...new Set((standings ?? []).flatMap(({ place }) => place ?? []))]
    .filter((place) => place <= lastPlace)
    .toSorted((one, other) => other - one);

function toPlaceStep(category: OfficialCategory, place: number): CeremonyStep | undefined {
  const teams = new Map((category.teams ?? []).map((team) => [team.id, team]));
  const winners = (category.standings ?? [])
    .filter((standing) => standing.place === place)
    .flatMap(({ team_id: id }) => teams.get(id) ?? [])
    .map(({ id, name, club, logo_path: logo }) => ({
      name,
      team_id: id,
      club: club?.name ?? null,
      logo_path: logo ?? null,
    }));
  if (winners.length === 0) return undefined;
  const { id, name } = category;
  return { kind: 'place', category: { id, name }, place, award: null, winners };
}

const toAwardStep = ({ name, category, recipient, team, logo, club }: AwardRow): CeremonyStep => ({
  kind: 'award',
  category,
  place: null,
  award: name,
  winners: [
    { name: team?.name ?? recipient, team_id: team?.id ?? null, club, logo_path: logo ?? null },
  ],
});

/** Returns what is announced with a key; nothing if it is gone since, or nobody has that place any more. */
function toKeyedSteps(
  keys: readonly CeremonyStepKey[],
  { categories, awards }: CeremonySource,
): KeyedStep[] {
  return keys.flatMap((key) => {
    if ('award' in key) {
      const award = awards.find(({ id }) => id === key.award);
      return award && award.recipient !== '' ? { key, step: toAwardStep(award) } : [];
    }
    const category = categories.find(({ id }) => id === key.category);
    const step = category && toPlaceStep(category, key.place);
    return step ? { key, step } : [];
  });
}

/** Returns what was announced, and what can be: the places of official results, and awards that somebody gets. */
export function findSteps(source: CeremonySource): { revealed: KeyedStep[]; ahead: KeyedStep[] } {
  const done = source.ceremony?.revealed ?? [];
  const keys = findItems(source).flatMap((item): CeremonyStepKey[] => {
    if ('award' in item) return [item];
    const category = source.categories.find(({ id }) => id === item.category);
    if (!category?.isOfficial) return [];
    return findPlaces(category).map((place) => ({ category: category.id, place }));
  });
  return {
    revealed: toKeyedSteps(done, source),
    ahead: toKeyedSteps(
      keys.filter((key) => !done.some((other) => isSame(key, other))),
      source,
    ),
  };
}

/** Returns a step without who it is. */
export const toHeading = ({ kind, category, place, award }: CeremonyStep): CeremonyHeading => ({
  kind,
  category,
  place,
  award,
});

/** Returns a step in words: 'Juara 2, Inspire'. */
export const describeStep = ({ place, award, category }: CeremonyStep): string =>
  [award ?? `Juara ${place}`, ...(category ? [category.name] : [])].join(', ');
