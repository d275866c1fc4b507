import { useState } from 'react';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import { useClub } from '../../../session/useSession.ts';
import type { Person } from '../../teamForm/picker/people.ts';
import { readStoredDraft } from '../../../ui/useDraft.ts';
import { membersLeaderFirst } from '../members/members.ts';

/** A team being edited in a dialog. The first of `chosen` is the leader. */
export type TeamDraft = { step: 1 | 2; category: number | null; name: string; chosen: Person[] };

/** `everybody` also offers participants who are in a team of another category. */
export type CreateDraft = TeamDraft & { everybody: boolean };

/** `version` is the one the user has seen; null to overwrite the latest version. */
export type EditDraft = TeamDraft & { teamId: number; version: string | null };

export const emptyTeamDraft: CreateDraft = {
  step: 1,
  category: null,
  name: '',
  chosen: [],
  everybody: false,
};

export const draftFromTeam = (team: BuilderTeam): EditDraft => ({
  step: 1,
  teamId: team.id,
  version: team.version ?? null,
  category: team.category_id,
  name: team.name,
  chosen: membersLeaderFirst(team),
});

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

function readTeamDraft(stored: unknown): TeamDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { step, category, name, chosen } = stored as Partial<Record<keyof TeamDraft, unknown>>;
  if (typeof name !== 'string' || !Array.isArray(chosen) || !chosen.every(isPerson))
    return undefined;
  return {
    step: step === 2 ? 2 : 1,
    category: typeof category === 'number' ? category : null,
    name,
    chosen,
  };
}

/** Parses a stored draft of a new team. Returns undefined if it is invalid. */
export function readCreateDraft(stored: unknown): CreateDraft | undefined {
  const team = readTeamDraft(stored);
  return team && { ...team, everybody: (stored as { everybody?: unknown }).everybody === true };
}

/**
 * Parses a stored draft of an edited team. Returns undefined if it is invalid or not of the
 * expected team.
 */
export function readEditDraft(stored: unknown, expectedTeamId?: number): EditDraft | undefined {
  const team = readTeamDraft(stored);
  const { teamId, version } = (stored ?? {}) as Partial<Record<keyof EditDraft, unknown>>;
  if (
    !team ||
    typeof teamId !== 'number' ||
    (expectedTeamId !== undefined && teamId !== expectedTeamId)
  )
    return undefined;
  return { ...team, teamId, version: typeof version === 'string' ? version : null };
}

/** A dialog of this tab with unsent input, left open when the session ended. */
export type UnfinishedDraft = { kind: 'create' } | { kind: 'edit'; teamId: number };

/**
 * Returns the unfinished dialog to reopen on the first render, if any. The team of an `edit` may no
 * longer exist.
 */
export function useUnfinishedDraft(): UnfinishedDraft | undefined {
  const clubId = useClub()?.id;
  const [unfinished] = useState((): UnfinishedDraft | undefined => {
    if (clubId === undefined) return undefined;
    const edit = readEditDraft(readStoredDraft(draftNames.edit(clubId)));
    if (edit) return { kind: 'edit', teamId: edit.teamId };
    return readCreateDraft(readStoredDraft(draftNames.create(clubId))) && { kind: 'create' };
  });
  return unfinished;
}
