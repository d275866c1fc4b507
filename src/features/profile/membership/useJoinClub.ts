import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText, fieldErrors, isStatus } from '../../../api/errors.ts';
import { useJoinClubMutation } from '../../../api/participantAccount.ts';
import { showFieldErrors } from '../../../ui/forms/useServerForm.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';
import { readClubId, readPin } from './membershipRules.ts';

export type JoinValues = { id: string; pin: string };

/** The form to join a school club, and its error text. `initialClubId` fills in the ID field. */
export function useJoinClub(initialClubId: number | undefined) {
  const form = useForm<JoinValues>({
    defaultValues: { id: initialClubId === undefined ? '' : String(initialClubId), pin: '' },
  });
  const [joinClub] = useJoinClubMutation();
  const [joinErrorText, setErrorText] = useState<string>();
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
      const text = errorText(error, copy.membership);
      // Usually the PIN is wrong: the message is at it, and it is selected, so that typing replaces it.
      if (isStatus(error, 422)) {
        showFieldErrors(form, { pin: fieldErrors(error).pin ?? text }, ['pin']);
        form.setFocus('pin', { shouldSelect: true });
      }
      // There is no club of that ID.
      else if (isStatus(error, 404)) showFieldErrors(form, { id: text }, ['id']);
      // The user is already a member: the club replaces this form, so a toast shows the error.
      else if (isStatus(error, 409)) toast.error(text);
      else setErrorText(text);
    },
    [form, joinClub, toast],
  );

  const { run, busy } = useSingleFlight(join);
  const submit = form.handleSubmit(run, () => setErrorText(undefined));
  return { form, submit, busy, errorText: joinErrorText };
}
