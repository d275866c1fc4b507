import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { SavedForm } from '../form/SavedForm.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { copy } from './copy.ts';
import { AboutFields, PlaceFields, RegistrationFields } from './DetailsFields.tsx';
import type { TournamentFormState } from './useTournamentForm.ts';

type TournamentFormProps = {
  state: TournamentFormState;
  /** The categories that are saved. */
  saved: ManagedTournament['categories'];
};

export function TournamentForm({ state, saved }: TournamentFormProps) {
  const { control } = state;
  return (
    <SavedForm label={copy.form.name} state={state} onSubmit={state.submit}>
      <AboutFields control={control} />
      <PlaceFields control={control} />
      <RegistrationFields control={control} />
      <CategoryFields control={control} saved={saved} />
    </SavedForm>
  );
}
