import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrors, isNetworkError, serverMessage } from '../../api/errors.ts';
import { useJoinClubMutation } from '../../api/participantAccount.ts';
import { showFieldErrors } from '../../ui/showFieldErrors.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import { readClubId, readPin } from './membershipRules.ts';

export type JoinValues = { id: string; pin: string };

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

const failureText = (error: unknown) =>
  serverMessage(error) ??
  (isNetworkError(error) ? copy.membership.unreachable : copy.membership.failed);

/**
 * The form that joins a school club, with the club's ID filled in where it is known, and what went
 * wrong with it.
 */
export function useJoinClub(knownId: number | undefined) {
  const form = useForm<JoinValues>({
    defaultValues: { id: knownId === undefined ? '' : String(knownId), pin: '' },
  });
  const [joinClub] = useJoinClubMutation();
  const [failure, setFailure] = useState<string>();
  const toast = useToast();

  const send = useCallback(
    async ({ id, pin }: JoinValues) => {
      setFailure(undefined);
      const { data, error } = await joinClub({
        ghId: readClubId(id) ?? 0,
        body: { pin: readPin(pin) ?? '' },
      });
      if (data && data.success !== false) {
        toast.success(copy.membership.joined);
        return;
      }
      const said = showFieldErrors(form, fieldErrors(error), ['pin']);
      const text = failureText(error ?? { data });
      // Most often the PIN is wrong; it stays, but the next one may be typed at once.
      if (statusOf(error) === 422) form.setFocus('pin', { shouldSelect: true });
      // Who is a member already soon sees the club in place of this form, so that the form cannot
      // say it.
      if (statusOf(error) === 409) toast.error(text);
      else if (!said.includes(text)) setFailure(text);
    },
    [form, joinClub, toast],
  );

  const { run, busy } = useOneAtATime(send);
  const submit = form.handleSubmit(run, ({ id, pin }) => {
    setFailure(
      id?.type === 'required' || pin?.type === 'required' ? copy.membership.required : undefined,
    );
  });
  return { form, submit, busy, failure };
}
