import { useState } from 'react';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import { useClub } from '../../../session/useSession.ts';
import { readStoredDraft } from '../../../ui/forms/useDraft.ts';
import {
  builderDraftName,
  readNewTeamDraft,
  readTeamDraft,
  type TeamDraft,
} from '../../teamForm/draft.ts';
import { membersLeaderFirst } from '../members/members.ts';

/** `everybody` also offers participants who are in a team of another category. */
export type CreateDraft = TeamDraft & { everybody: boolean };

/** `version` is the one the user has seen; null to overwrite the latest version. */
export type EditDraft = TeamDraft & { teamId: number; version: string | null };

export const draftFromTeam = (team: BuilderTeam): EditDraft => ({
  step: 1,
  teamId: team.id,
  version: team.version ?? null,
  categoryId: team.category_id,
  name: team.name,
  members: membersLeaderFirst(team),
});

export const draftNames = {
  create: builderDraftName,
  edit: (clubId: number | undefined) => `builder-edit/${clubId}`,
};

/** Parses a stored draft of a new team. Returns undefined if it is invalid. */
export function readCreateDraft(stored: unknown): CreateDraft | undefined {
  const team = readNewTeamDraft(stored);
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
