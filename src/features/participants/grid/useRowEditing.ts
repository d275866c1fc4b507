import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { clubs } from '../../../api/clubs.ts';
import { useUpdateParticipantMutation } from '../../../api/clubMutations.ts';
import { errorText, fieldErrors, isNetworkError, serverMessage } from '../../../api/errors.ts';
import { useApiDispatch } from '../../../api/useApiDispatch.ts';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';
import {
  fieldsOf,
  hasClasses,
  participantFields,
  type ParticipantTexts,
  readTexts,
} from '../participantFields.ts';

/** Unsaved input for a participant; `before` is the data as editing began. */
export type RowDraft = { id: number; values: ParticipantTexts; before: ParticipantTexts };

const { listClubParticipants } = clubs.endpoints;

export type RowFailure = { fields: Partial<ParticipantTexts>; hint?: string };

const isTexts = (value: Partial<ParticipantTexts> | undefined): value is ParticipantTexts =>
  participantFields.every((field) => typeof value?.[field] === 'string');

function readDraft(stored: unknown): RowDraft | undefined {
  const { id, values, before } = stored as Partial<RowDraft>;
  return typeof id === 'number' && isTexts(values) && isTexts(before)
    ? { id, values, before }
    : undefined;
}

function toRowFailure(error: unknown): RowFailure {
  const fields: Partial<ParticipantTexts> = fieldErrors(error);
  const message = serverMessage(error) ?? (isNetworkError(error) ? copy.unreachable : undefined);
  const isShownAtField = participantFields.some((field) => fields[field] === message);
  return { fields, hint: isShownAtField ? undefined : message };
}

const isChanged = ({ values, before }: Pick<RowDraft, 'values' | 'before'>) =>
  participantFields.some((field) => values[field] !== before[field]);

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
  const dispatch = useApiDispatch();
  const toast = useToast();

  const withClass = useMemo(() => hasClasses(participants), [participants]);
  const fields = fieldsOf(withClass);
  // A backend without classes is sent none.
  const toBody = ({ class: className, ...texts }: ParticipantTexts) =>
    withClass ? { ...texts, class: className } : texts;

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
    (participant: ClubParticipant) => {
      const { id } = participant;
      if (draft && draft.id !== id && isChanged(draft)) {
        toast.info(copy.edit.finishFirst(draft.before.name));
        return;
      }
      const values = readTexts(participant);
      change({ id, values, before: values });
      setFailure(undefined);
    },
    [change, draft, toast],
  );

  const reportError = (error: unknown) =>
    toast.error(errorText(error, { failed: copy.edit.failed, unreachable: copy.unreachable }));
  // A participant has no version, and may change their own name at any time.
  const undo = async ({ id, before }: RowDraft, saved: ParticipantTexts) => {
    const latest = await dispatch(
      listClubParticipants.initiate({ id: clubId }, { subscribe: false, forceRefetch: true }),
    );
    const participant = latest.data?.data.find((each) => each.id === id);
    if (!latest.data) reportError(latest.error);
    else if (participant && isChanged({ values: readTexts(participant), before: saved }))
      toast.error(copy.edit.changedSince(participant.name));
    else {
      const { data, error } = await update({ id, body: toBody(before) });
      if (data) toast.success(copy.edit.undone(before.name));
      else reportError(error);
    }
  };
  const { run: save, busy } = useSingleFlight(async (sent: RowDraft) => {
    setFailure(undefined);
    const { id, values } = sent;
    const body = readTexts(values, (text) => text.trim());
    const { data, error } = await update({ id, body: toBody(body) });
    if (!data) {
      setFailure(toRowFailure(error));
      return;
    }
    stopEditing();
    toast.success(data.message || copy.edit.saved(body.name), {
      detail: body.name,
      // Another backend may leave the participant out.
      undo: () =>
        void undo(
          sent,
          readTexts(data.participant ? { ...body, class: '', ...data.participant } : body),
        ),
    });
  });

  return { draft, change, startEditing, stopEditing, save, busy, failure, fields };
}
