import { teamParticipantsLimits } from '../../../openapi/workLimits.ts';
import type { ImportedParticipant } from '../../../openapi/schema.d.ts';
import { foldName } from '../../../openapi/texts/names.ts';
import { fixedMembers } from '../../teams/changeMembers.ts';
import type { ClubState } from './importQueries.ts';
import type { RowTexts } from './importRow.ts';
import {
  type Category,
  type Found,
  type PlannedPupil,
  type PlannedTeam,
  problem,
} from './planned.ts';

const { maxItems: maxMembers, messages: teamMessages } = teamParticipantsLimits;

type Place = { team: PlannedTeam; category: Category } | undefined;
type JoinedTeam = ImportedParticipant['team'];

const nameAndCategory = (name: string, categoryId: number) => `${categoryId}\n${name}`;

function describeMissingCategory(categories: readonly Category[]): string {
  const names = categories.map(({ name }) => name).join(', ');
  return `Kategori ini tidak ada. Pilihan: ${names}.`.slice(0, 255);
}

/** Finds teams in the club and in earlier rows, and puts pupils into them. */
export function createTeamBuilder(
  state: ClubState,
  pupils: readonly PlannedPupil[],
  categories: readonly Category[],
) {
  const sizes = Map.groupBy(state.members, ({ teamId }) => teamId);
  const teams: PlannedTeam[] = state.teams.map((team) => ({
    ...team,
    size: sizes.get(team.id)?.length ?? 0,
    joining: [],
  }));
  const byName = Map.groupBy(teams, ({ name }) => foldName(name));
  const byCategory = Map.groupBy(teams, ({ name, categoryId }) =>
    nameAndCategory(foldName(name), categoryId),
  );
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  // Of two with one name the first.
  const categoryByName = new Map(
    categories.toReversed().map((category) => [foldName(category.name), category]),
  );
  const noCategory = describeMissingCategory(categories);
  const teamById = new Map(teams.map((team) => [team.id, team]));
  /** The teams of each pupil by category. */
  const places = new Map<PlannedPupil, Map<number, PlannedTeam>>();
  const putInto = (pupil: PlannedPupil, team: PlannedTeam) => {
    const present = places.get(pupil) ?? new Map<number, PlannedTeam>();
    places.set(pupil, present.set(team.categoryId, team));
  };
  const pupilById = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  for (const { teamId, participantId } of state.members) {
    const [pupil, team] = [pupilById.get(participantId), teamById.get(teamId)];
    if (pupil && team) putInto(pupil, team);
  }

  function findCategory(row: RowTexts, namesakes: PlannedTeam[]): Found<Category> {
    const wanted = foldName(row.category);
    if (wanted === '') {
      const [one, other] = namesakes;
      const known = one && !other ? categoryById.get(one.categoryId) : undefined;
      return known ? { value: known } : problem('category', 'Isi kategori tim ini.');
    }
    const found = categoryByName.get(wanted);
    return found ? { value: found } : problem('category', noCategory);
  }

  function findTeam(row: RowTexts): Found<Place> {
    if (row.team === '')
      return row.category === ''
        ? { value: undefined }
        : problem('team', 'Isi nama tim, atau kosongkan kategorinya.');
    const name = foldName(row.team);
    const category = findCategory(row, byName.get(name) ?? []);
    if ('problem' in category) return category;
    const [found, other] = byCategory.get(nameAndCategory(name, category.value.id)) ?? [];
    if (other)
      return problem('team', 'Klub ini punya lebih dari satu tim bernama ini di kategori ini.');
    if (found) return { value: { team: found, category: category.value } };
    const team = {
      id: undefined,
      name: row.team,
      categoryId: category.value.id,
      isFixed: false,
      size: 0,
      joining: [],
    };
    return { value: { team, category: category.value } };
  }

  /** Puts a pupil into a team, if there is one, and returns what the row says of it. */
  function join(pupil: PlannedPupil, place: Place): Found<JoinedTeam> {
    if (!place) return { value: null };
    const { team, category } = place;
    const answer = { name: team.name, category: category.name };
    const present = places.get(pupil)?.get(team.categoryId);
    if (present === team) return { value: { ...answer, outcome: 'unchanged' } };
    if (present)
      return problem('team', `${pupil.name} sudah tergabung dalam tim lain di kategori ini.`);
    if (team.isFixed) return problem('team', fixedMembers(team.name));
    if (team.size >= maxMembers) return problem('team', teamMessages.maxItems);
    // It is listed with its first member, and only if there is one.
    if (team.size === 0 && team.id === undefined) {
      teams.push(team);
      const name = foldName(team.name);
      const namesakes = byName.get(name) ?? [];
      namesakes.push(team);
      byName.set(name, namesakes);
      byCategory.set(nameAndCategory(name, team.categoryId), [team]);
    }
    team.size += 1;
    team.joining.push(pupil);
    putInto(pupil, team);
    return { value: { ...answer, outcome: team.id === undefined ? 'created' : 'joined' } };
  }
  return { teams, findTeam, join };
}
