import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useUpdateClubMutation } from '../../api/clubChanges.ts';
import { endsSession, fieldErrors, isNetworkError, serverMessage } from '../../api/errors.ts';
import { clubUpdated } from '../../session/sessionSlice.ts';
import { showFieldErrors } from '../../ui/showFieldErrors.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { copy } from './copy.ts';
import { blankField, type EditValues } from './editRules.ts';
import type { LogoChoice } from './useLogoChoice.ts';

/**
 * What a dialog says of an attempt to save, and where the focus goes afterwards. Its words stay
 * while it fades.
 */
type Outcome = {
  open: boolean;
  title: string;
  text: string;
  reason?: string;
  next?: 'name' | 'email' | 'toggle';
};

type ClubSave = {
  clubId: number;
  form: UseFormReturn<EditValues>;
  logo: LogoChoice;
  onSaved: () => void;
};

const reasonOf = (error: unknown) =>
  serverMessage(error) ?? (isNetworkError(error) ? copy.edit.unreachable : undefined);

/** Saves the club's data as typed, one attempt at a time, and tells what came of it. */
export function useClubSave({ clubId, form, logo, onSaved }: ClubSave) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [updateClub] = useUpdateClubMutation();
  const dispatch = useDispatch();

  const send = useCallback(
    async ({ name, email, bio, pin, pinconfirmation }: EditValues) => {
      const { data, error } = await updateClub({
        id: clubId,
        body: {
          _method: 'PATCH',
          name: name.trim(),
          bio: bio.trim(),
          pin,
          pinconfirmation,
          email: email.trim(),
          ...(logo.chosen && { logo: logo.chosen.picture }),
        },
      });
      if (data && data.success !== false) {
        const { name: saved, logo: picture } = data.data ?? {};
        dispatch(
          clubUpdated({
            name: saved || name.trim(),
            ...(picture !== undefined && { logo: picture }),
          }),
        );
        onSaved();
        setOutcome({ open: true, ...copy.edit.saved, next: 'toggle' });
        return;
      }
      if (endsSession(error)) return;
      const refused = fieldErrors(error);
      showFieldErrors(form, refused, ['name', 'email', 'bio', 'pin', 'pinconfirmation']);
      if (refused.logo) logo.refuse(refused.logo);
      setOutcome({ open: true, ...copy.edit.failed, reason: reasonOf(error ?? { data }) });
    },
    [clubId, dispatch, form, logo, onSaved, updateClub],
  );
  const { run, busy } = useOneAtATime(send);

  const submit = async () => {
    const next = blankField(form.getValues());
    if (next) setOutcome({ open: true, ...copy.edit.incomplete, next });
    else await form.handleSubmit(run)();
  };
  return {
    outcome,
    acknowledge: () => setOutcome((said) => said && { ...said, open: false }),
    busy,
    submit: () => void submit(),
  };
}
