import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Club } from '../../../openapi/schema.d.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { draftOf, type EditDraft, type EditValues, isChanged, readEditDraft } from './editRules.ts';
import { useClubSave } from './useClubSave.ts';
import { useLogoChoice } from './useLogoChoice.ts';

const valuesOf = (draft: EditDraft): EditValues => ({ ...draft, pin: '', pinconfirmation: '' });

const nothing: EditDraft = { name: '', email: '', bio: '' };

/**
 * The form that changes a club's data, nothing while they are on their way: open while there is a
 * draft, which outlives a sign-in in between.
 */
export function useClubEdit(clubId: number, club: Club | undefined) {
  const {
    value: draft,
    change: keep,
    clear,
  } = useDraft<EditDraft | null>({
    name: `dashboard-edit/${clubId}`,
    initial: null,
    read: readEditDraft,
  });
  const form = useForm<EditValues>({ defaultValues: valuesOf(draft ?? nothing) });
  const logo = useLogoChoice();
  const isOpen = draft !== null && club !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(draftOf(values)),
    });
  }, [form, isOpen, keep]);

  const close = () => {
    clear();
    logo.remove();
  };
  return {
    ...useClubSave({ clubId, form, logo, onSaved: close }),
    form,
    logo,
    isOpen,
    open: () => {
      if (!club) return;
      form.reset(valuesOf(draftOf(club)));
      keep(draftOf(club));
    },
    close,
    wouldLose: () =>
      logo.chosen !== undefined || (club !== undefined && isChanged(form.getValues(), club)),
  };
}

export type ClubEdit = ReturnType<typeof useClubEdit>;
