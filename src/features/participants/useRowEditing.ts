import { useCallback, useEffect, useState } from 'react';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { useUpdateParticipantMutation } from '../../api/clubMutations.ts';
import { fieldErrors, isNetworkError, serverMessage } from '../../api/errors.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useSingleFlight } from '../../ui/useSingleFlight.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';

/** Unsaved input for a participant; `before` is the data as editing began. */
export type RowDraft = {
  id: number;
  name: string;
  email: string;
  before: { name: string; email: string };
};

export type RowFailure = { fields: Partial<Record<'name' | 'email', string>>; hint?: string };

const isText = (value: unknown): value is string => typeof value === 'string';

function readDraft(stored: unknown): RowDraft | undefined {
  const { id, name, email, before } = stored as Partial<RowDraft>;
  return typeof id === 'number' &&
    isText(name) &&
    isText(email) &&
    isText(before?.name) &&
    isText(before.email)
    ? { id, name, email, before }
    : undefined;
}

function toRowFailure(error: unknown): RowFailure {
  const { name, email } = fieldErrors(error);
  const message = serverMessage(error) ?? (isNetworkError(error) ? copy.unreachable : undefined);
  return {
    fields: { name, email },
    hint: message === name || message === email ? undefined : message,
  };
}

const isChanged = ({ name, email, before }: RowDraft) =>
  name !== before.name || email !== before.email;

/**
 * State of the row that is being edited. The input survives failed requests and signing in again.
 */
export function useRowEditing(clubId: number, participants: readonly ClubParticipant[]) {
  const {
    value: draft,
    change,
    clear,
  } = useDraft<RowDraft | null>({
    name: `participant-edit/${clubId}`,
    initial: null,
    parse: readDraft,
  });
  const [failure, setFailure] = useState<RowFailure>();
  const [update] = useUpdateParticipantMutation();
  const toast = useToast();

  const stopEditing = useCallback(() => {
    clear();
    setFailure(undefined);
  }, [clear]);

  // A participant who has left the club has no row to edit.
  const isGone = draft !== null && !participants.some(({ id }) => id === draft.id);
  useEffect(() => {
    if (isGone) stopEditing();
  }, [isGone, stopEditing]);

  const startEditing = useCallback(
    ({ id, name, email }: ClubParticipant) => {
      if (draft && draft.id !== id && isChanged(draft)) {
        toast.info(copy.edit.finishFirst(draft.before.name));
        return;
      }
      const before = { name: name ?? '', email: email ?? '' };
      change({ id, ...before, before });
      setFailure(undefined);
    },
    [change, draft, toast],
  );

  const { run: save, busy } = useSingleFlight(async ({ id, name, email }: RowDraft) => {
    setFailure(undefined);
    const body = { name: name.trim(), email: email.trim() };
    const { data, error } = await update({ id, body });
    if (!data) {
      setFailure(toRowFailure(error));
      return;
    }
    stopEditing();
    toast.success(data.message || copy.edit.saved(body.name));
  });

  return { draft, change, startEditing, stopEditing, save, busy, failure };
}
