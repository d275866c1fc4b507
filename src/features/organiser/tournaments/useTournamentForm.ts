import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { OrganisedTournament } from '../../../../openapi/schema.d.ts';
import { fieldErrors, isStatus } from '../../../api/errors.ts';
import {
  useCreateTournamentMutation,
  useUpdateTournamentMutation,
} from '../../../api/organisedTournaments.ts';
import { showFieldErrors } from '../../../ui/showFieldErrors.ts';
import { useDraft } from '../../../ui/useDraft.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { useToast } from '../../../ui/useToast.ts';
import { errorText } from '../errorText.ts';
import { organiserPaths } from '../organiserPaths.ts';
import { copy } from './copy.ts';
import {
  emptyValues,
  readValues,
  toInput,
  toValues,
  type TournamentValues,
} from './tournamentValues.ts';

/** Unsaved input; `version` is that of the tournament on which it stands. */
type Draft = { values: TournamentValues; version: string | undefined };

function readDraft(stored: unknown): Draft | undefined {
  const { values, version } = Object(stored) as Partial<Draft>;
  const read = readValues(values);
  return read && { values: read, version: typeof version === 'string' ? version : undefined };
}

type Failure = {
  text: string;
  /** Somebody else has saved the tournament since. */
  isOutdated: boolean;
};

/**
 * State of the form of a tournament; without one it creates a draft. Input is kept until it is saved
 * or discarded, also over a reload or signing in again.
 */
export function useTournamentForm(organiserId: number, tournament?: OrganisedTournament) {
  const saved = tournament ? toValues(tournament) : emptyValues;
  const {
    value: draft,
    change,
    clear,
  } = useDraft<Draft | null>({
    name: `tournament-edit/${organiserId}/${tournament?.id ?? 'new'}`,
    initial: null,
    parse: readDraft,
  });
  const form = useForm<TournamentValues>({ defaultValues: draft?.values ?? saved });
  const [failure, setFailure] = useState<Failure>();
  const [create] = useCreateTournamentMutation();
  const [update] = useUpdateTournamentMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const version = draft ? draft.version : tournament?.version;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => change({ values, version }),
      }),
    [change, form, version],
  );

  // Reset first: it counts as a change of the values.
  const reset = (values: TournamentValues) => {
    form.reset(values);
    clear();
  };
  const showLatest = useEffectEvent(() => {
    if (draft === null && tournament) reset(toValues(tournament));
  });
  // Somebody else may have saved it.
  useEffect(() => showLatest(), [tournament?.version]);

  const discard = () => {
    setFailure(undefined);
    reset(saved);
  };

  const undo = async (before: OrganisedTournament) => {
    const { data, error } = await update({ id: before.id, body: toInput(toValues(before)) });
    if (data) {
      reset(toValues(data.data));
      toast.success(copy.form.undone);
    } else toast.error(errorText(error, copy.form.failed));
  };

  const { run, busy } = useSingleFlight(async (values: TournamentValues) => {
    setFailure(undefined);
    const body = toInput(values);
    const { data, error } = await (tournament
      ? update({ id: tournament.id, 'If-Match': version, body })
      : create({ body }));
    if (data) {
      reset(tournament ? toValues(data.data) : emptyValues);
      toast.success(data.message, tournament && { undo: () => void undo(tournament) });
      if (!tournament)
        await navigate(organiserPaths.tournament.href({ id: data.data.id }), { replace: true });
      return;
    }
    const shown = showFieldErrors(form, fieldErrors(error), [
      'title',
      'about',
      'date',
      'start_time',
      'registration_opens_at',
      'registration_closes_at',
    ]);
    const text = errorText(error, copy.form.failed);
    if (!shown.includes(text)) setFailure({ text, isOutdated: isStatus(error, 412) });
  });

  return {
    form,
    busy,
    failure,
    isChanged: draft !== null,
    discard,
    submit: form.handleSubmit(run),
  };
}

export type TournamentFormState = ReturnType<typeof useTournamentForm>;
