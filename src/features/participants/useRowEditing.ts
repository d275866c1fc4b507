import { useCallback, useEffect, useState } from 'react';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { useUpdateParticipantMutation } from '../../api/clubChanges.ts';
import { fieldErrors, isNetworkError, serverMessage } from '../../api/errors.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';

/** What has been typed about a participant, and what it was typed over. */
export type RowDraft = {
  id: number;
  name: string;
  email: string;
  before: { name: string; email: string };
};

export type RowFailure = { fields: Partial<Record<'name' | 'email', string>>; hint?: string };

const isText = (value: unknown): value is string => typeof value === 'string';

function readDraft(kept: unknown): RowDraft | undefined {
  const { id, name, email, before } = kept as Partial<RowDraft>;
  return typeof id === 'number' &&
    isText(name) &&
    isText(email) &&
    isText(before?.name) &&
    isText(before.email)
    ? { id, name, email, before }
    : undefined;
}

function failureOf(error: unknown): RowFailure {
  const { name, email } = fieldErrors(error);
  const said = serverMessage(error) ?? (isNetworkError(error) ? copy.unreachable : undefined);
  return { fields: { name, email }, hint: said === name || said === email ? undefined : said };
}

const isChanged = ({ name, email, before }: RowDraft) =>
  name !== before.name || email !== before.email;

/**
 * The one row of a club that is being edited: what is typed stays over failures and over signing in
 * again.
 */
export function useRowEditing(clubId: number, participants: readonly ClubParticipant[]) {
  const {
    value: draft,
    change,
    clear,
  } = useDraft<RowDraft | null>({
    name: `participant-edit/${clubId}`,
    initial: null,
    read: readDraft,
  });
  const [failure, setFailure] = useState<RowFailure>();
  const [update] = useUpdateParticipantMutation();
  const toast = useToast();

  const end = useCallback(() => {
    clear();
    setFailure(undefined);
  }, [clear]);

  // Who has left the club has no row to go back to.
  const gone = draft !== null && !participants.some(({ id }) => id === draft.id);
  useEffect(() => {
    if (gone) end();
  }, [gone, end]);

  const begin = useCallback(
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

  const { run: save, busy } = useOneAtATime(async ({ id, name, email }: RowDraft) => {
    setFailure(undefined);
    const body = { name: name.trim(), email: email.trim() };
    const { data, error } = await update({ id, body });
    if (!data || data.success === false) {
      setFailure(failureOf(error ?? { data }));
      return;
    }
    end();
    toast.success(data.message || copy.edit.saved(body.name));
  });

  return { draft, change, begin, end, save, busy, failure };
}
