import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrors, isNetworkError, serverMessage } from '../../api/errors.ts';
import { useJoinClubMutation } from '../../api/participantAccount.ts';
import { showFieldErrors } from '../../ui/showFieldErrors.ts';
import { useSingleFlight } from '../../ui/useSingleFlight.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import { readClubId, readPin } from './membershipRules.ts';

export type JoinValues = { id: string; pin: string };

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

const joinErrorText = (error: unknown) =>
  serverMessage(error) ??
  (isNetworkError(error) ? copy.membership.unreachable : copy.membership.failed);

/** The form to join a school club, and its error text. `initialClubId` fills in the ID field. */
export function useJoinClub(initialClubId: number | undefined) {
  const form = useForm<JoinValues>({
    defaultValues: { id: initialClubId === undefined ? '' : String(initialClubId), pin: '' },
  });
  const [joinClub] = useJoinClubMutation();
  const [errorText, setErrorText] = useState<string>();
  const toast = useToast();

  const join = useCallback(
    async ({ id, pin }: JoinValues) => {
      setErrorText(undefined);
      const { data, error } = await joinClub({
        ghId: readClubId(id) ?? 0,
        body: { pin: readPin(pin) ?? '' },
      });
      if (data) {
        toast.success(copy.membership.joined);
        return;
      }
      const shownErrors = showFieldErrors(form, fieldErrors(error), ['pin']);
      const text = joinErrorText(error);
      // Usually the PIN is wrong: it is selected, so that typing replaces it.
      if (statusOf(error) === 422) form.setFocus('pin', { shouldSelect: true });
      // The user is already a member: the club replaces this form, so a toast shows the error.
      if (statusOf(error) === 409) toast.error(text);
      else if (!shownErrors.includes(text)) setErrorText(text);
    },
    [form, joinClub, toast],
  );

  const { run, busy } = useSingleFlight(join);
  const submit = form.handleSubmit(run, ({ id, pin }) => {
    setErrorText(
      id?.type === 'required' || pin?.type === 'required' ? copy.membership.required : undefined,
    );
  });
  return { form, submit, busy, errorText };
}
