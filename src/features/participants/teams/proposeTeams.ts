import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { foldName } from '../../../../openapi/texts/names.ts';
import { maxNameLength } from '../../teamForm/teamRules.ts';

export type Pupil = Pick<ClubParticipant, 'id' | 'name' | 'class'>;

/** How pupils become teams: in the order of the list, or so that no team mixes classes. */
export type Grouping = { size: number; by: 'order' | 'class' };

/** Names that were typed, by grouping and place, each with the pupils for whom it was. */
export type TypedNames = Readonly<Record<string, { name: string; members: ReadonlySet<number> }>>;

export type ProposedTeam = { name: string; members: readonly Pupil[] };

const { compare } = new Intl.Collator('id', { numeric: true });

/** Returns the pupils of each class, who keep their order; those without a class come last. */
const splitByClass = (pupils: readonly Pupil[]): [className: string, pupils: Pupil[]][] =>
  [...Map.groupBy(pupils, (pupil) => pupil.class ?? '')].sort(
    ([one], [other]) => Number(one === '') - Number(other === '') || compare(one, other),
  );

const cut = (pupils: readonly Pupil[], size: number): Pupil[][] =>
  Array.from({ length: Math.ceil(pupils.length / size) }, (_, index) =>
    pupils.slice(index * size, (index + 1) * size),
  );

/**
 * Returns teams of `size` pupils; who stays over is a smaller team, the last of the list or of the
 * class. Their names have the category, the class if classes are kept apart, and a number; none is
 * among `usedNames`, however they are written.
 */
export function proposeTeams(
  pupils: readonly Pupil[],
  { size, by }: Grouping,
  { category, usedNames }: { category: string; usedNames: readonly string[] },
): ProposedTeam[] {
  const used = new Set(usedNames.map(foldName));
  const nextName = (prefix: string): string => {
    for (let number = 1; ; number += 1) {
      const ending = ` ${number}`;
      const name = prefix.slice(0, maxNameLength - ending.length).trimEnd() + ending;
      if (used.has(foldName(name))) continue;
      used.add(foldName(name));
      return name;
    }
  };
  const parts = by === 'class' ? splitByClass(pupils) : [['', pupils] as const];
  return parts.flatMap(([className, members]) =>
    cut(members, size).map((team) => ({
      name: nextName(className === '' ? category : `${category} ${className}`),
      members: team,
    })),
  );
}
