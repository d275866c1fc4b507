import { useState } from 'react';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { useClub } from '../../session/useSession.ts';
import type { Person } from '../../ui/picker/people.ts';
import { keptDraft } from '../../ui/useDraft.ts';
import { peopleOf } from './members.ts';

/** A team as it stands in a dialog; the first of the chosen leads it. */
export type TeamDraft = { step: 1 | 2; category: number | null; name: string; chosen: Person[] };

/** Everybody: also those who are in a team of another category. */
export type CreateDraft = TeamDraft & { everybody: boolean };

/** The version is the one that the person saw; null where they are content with the newest. */
export type EditDraft = TeamDraft & { teamId: number; version: string | null };

export const emptyTeam: CreateDraft = {
  step: 1,
  category: null,
  name: '',
  chosen: [],
  everybody: false,
};

/** A team as an edit of it begins. */
export const draftOf = (team: BuilderTeam): EditDraft => ({
  step: 1,
  teamId: team.id,
  version: team.version ?? null,
  category: team.category_id,
  name: team.name,
  chosen: peopleOf(team),
});

/** Names of the two drafts of a club. */
export const draftNames = {
  create: (clubId: number | undefined) => `builder-create/${clubId}`,
  edit: (clubId: number | undefined) => `builder-edit/${clubId}`,
};

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isInteger(value.id) &&
  'name' in value &&
  typeof value.name === 'string';

function readTeam(kept: unknown): TeamDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { step, category, name, chosen } = kept as Partial<Record<keyof TeamDraft, unknown>>;
  if (typeof name !== 'string' || !Array.isArray(chosen) || !chosen.every(isPerson))
    return undefined;
  return {
    step: step === 2 ? 2 : 1,
    category: typeof category === 'number' ? category : null,
    name,
    chosen,
  };
}

/** Reads a kept team that is to be created. */
export function readCreateDraft(kept: unknown): CreateDraft | undefined {
  const team = readTeam(kept);
  return team && { ...team, everybody: (kept as { everybody?: unknown }).everybody === true };
}

/** Reads a kept edit; with a team's number only where it is of that team. */
export function readEditDraft(kept: unknown, ofTeam?: number): EditDraft | undefined {
  const team = readTeam(kept);
  const { teamId, version } = (kept ?? {}) as Partial<Record<keyof EditDraft, unknown>>;
  if (!team || typeof teamId !== 'number' || (ofTeam !== undefined && teamId !== ofTeam))
    return undefined;
  return { ...team, teamId, version: typeof version === 'string' ? version : null };
}

/** The dialog that the club left unfinished in this tab, as when its session ended under it. */
export type WaitingDraft = { kind: 'create' } | { kind: 'edit'; teamId: number };

/**
 * Tells, as the page opens, whether a dialog was left unfinished and is to be opened again:
 * `editing` wants the team with that number, where it still exists.
 */
export function useWaitingDraft(): WaitingDraft | undefined {
  const clubId = useClub()?.id;
  const [waiting] = useState((): WaitingDraft | undefined => {
    if (clubId === undefined) return undefined;
    const edit = readEditDraft(keptDraft(draftNames.edit(clubId)));
    if (edit) return { kind: 'edit', teamId: edit.teamId };
    return readCreateDraft(keptDraft(draftNames.create(clubId))) && { kind: 'create' };
  });
  return waiting;
}
