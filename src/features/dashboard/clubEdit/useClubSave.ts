import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useUpdateClubMutation } from '../../../api/clubMutations.ts';
import {
  fieldErrors,
  isNetworkError,
  isSessionExpired,
  serverMessage,
} from '../../../api/errors.ts';
import { clubUpdated } from '../../../session/sessionSlice.ts';
import { showFieldErrors } from '../../../ui/forms/useServerForm.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { copy } from '../copy.ts';
import { type ClubEditValues, firstBlankField } from './clubEditRules.ts';
import type { LogoChoice } from './useLogoChoice.ts';

/**
 * The dialog shown after a save, and where the focus goes when it closes. The text stays during the
 * closing animation.
 */
type SaveOutcome = {
  open: boolean;
  title: string;
  text: string;
  reason?: string;
  focusTarget?: 'name' | 'email' | 'toggle';
};

type ClubSaveOptions = {
  clubId: number;
  form: UseFormReturn<ClubEditValues>;
  /** Whether the backend keeps the city of a club. */
  hasCity: boolean;
  logo: LogoChoice;
  onSaved: () => void;
};

const errorReason = (error: unknown) =>
  serverMessage(error) ?? (isNetworkError(error) ? copy.edit.unreachable : undefined);

/** Saves the form, one request at a time, and controls the dialog with the outcome. */
export function useClubSave({ clubId, form, hasCity, logo, onSaved }: ClubSaveOptions) {
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [updateClub] = useUpdateClubMutation();
  const dispatch = useDispatch();

  const send = useCallback(
    async ({ name, email, city, bio, pin, pinconfirmation }: ClubEditValues) => {
      const { data, error } = await updateClub({
        id: clubId,
        body: {
          _method: 'PATCH',
          name: name.trim(),
          bio: bio.trim(),
          ...(hasCity && { city: city.trim() }),
          pin,
          pinconfirmation,
          email: email.trim(),
          ...(logo.chosen && { logo: logo.chosen.blob }),
        },
      });
      if (data) {
        const { name: saved, logo: picture } = data.data ?? {};
        dispatch(
          clubUpdated({
            name: saved || name.trim(),
            ...(picture !== undefined && { logo: picture }),
          }),
        );
        onSaved();
        setOutcome({ open: true, ...copy.edit.saved, focusTarget: 'toggle' });
        return;
      }
      if (isSessionExpired(error)) return;
      const errorsByField = fieldErrors(error);
      showFieldErrors(form, errorsByField, [
        'name',
        'email',
        'city',
        'bio',
        'pin',
        'pinconfirmation',
      ]);
      if (errorsByField.logo) logo.showError(errorsByField.logo);
      setOutcome({ open: true, ...copy.edit.failed, reason: errorReason(error) });
    },
    [clubId, dispatch, form, hasCity, logo, onSaved, updateClub],
  );
  const { run, busy } = useSingleFlight(send);

  const submit = async () => {
    const focusTarget = firstBlankField(form.getValues());
    if (focusTarget) setOutcome({ open: true, ...copy.edit.incomplete, focusTarget });
    else await form.handleSubmit(run)();
  };
  return {
    outcome,
    closeOutcome: () => setOutcome((current) => current && { ...current, open: false }),
    busy,
    submit: () => void submit(),
  };
}
