import { useNavigate } from 'react-router-dom';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import {
  useCreateTournamentMutation,
  useUpdateTournamentMutation,
} from '../../../api/managedTournaments.ts';
import { useSavedForm } from '../form/useSavedForm.ts';
import { organiserPaths } from '../../../paths.ts';
import { copy } from './copy.ts';
import { emptyValues, readValues, toInput, toValues } from './tournamentValues.ts';

/** State of the form of a tournament; without one it creates a draft. */
export function useTournamentForm(organiserId: number, tournament?: ManagedTournament) {
  const [create] = useCreateTournamentMutation();
  const [update] = useUpdateTournamentMutation();
  const navigate = useNavigate();
  return useSavedForm({
    draftName: `tournament-edit/${organiserId}/${tournament?.id ?? 'new'}`,
    item: tournament,
    empty: emptyValues,
    toValues,
    readValues,
    create: (values) => create({ body: toInput(values) }),
    update: (id, values, version) => update({ id, 'If-Match': version, body: toInput(values) }),
    onCreated: ({ id }) => void navigate(organiserPaths.tournament.href({ id }), { replace: true }),
    failed: copy.form.failed,
  });
}

export type TournamentFormState = ReturnType<typeof useTournamentForm>;
