import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Club } from '../../../../openapi/schema.d.ts';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import {
  draftFromClub,
  type ClubEditDraft,
  type ClubEditValues,
  hasChanges,
  readClubEditDraft,
} from './clubEditRules.ts';
import { useClubSave } from './useClubSave.ts';
import { useLogoChoice } from './useLogoChoice.ts';

const valuesOf = (draft: ClubEditDraft): ClubEditValues => ({
  ...draft,
  pin: '',
  pinconfirmation: '',
});

const emptyDraft: ClubEditDraft = { name: '', email: '', city: '', bio: '' };

/**
 * State of the form that edits a club; `club` is undefined while loading. The form is open while
 * there is a draft, which survives signing in again.
 */
export function useClubEdit(clubId: number, club: Club | undefined) {
  const {
    value: draft,
    change: saveDraft,
    clear,
  } = useDraft<ClubEditDraft | null>({
    name: `dashboard-edit/${clubId}`,
    initial: null,
    parse: readClubEditDraft,
  });
  const form = useForm<ClubEditValues>({ defaultValues: valuesOf(draft ?? emptyDraft) });
  const logo = useLogoChoice();
  const isOpen = draft !== null && club !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(draftFromClub(values)),
    });
  }, [form, isOpen, saveDraft]);

  const close = () => {
    clear();
    logo.remove();
  };
  return {
    ...useClubSave({ clubId, form, hasCity: club?.city !== undefined, logo, onSaved: close }),
    form,
    logo,
    isOpen,
    open: () => {
      if (!club) return;
      form.reset(valuesOf(draftFromClub(club)));
      saveDraft(draftFromClub(club));
    },
    close,
    hasUnsavedChanges: () =>
      logo.isOpening ||
      logo.chosen !== undefined ||
      (club !== undefined && hasChanges(form.getValues(), club)),
  };
}

export type ClubEdit = ReturnType<typeof useClubEdit>;
