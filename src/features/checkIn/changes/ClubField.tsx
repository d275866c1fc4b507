import { useState } from 'react';
import { Autocomplete, TextField } from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import { useFindAccountsQuery } from '../../../api/managedAccounts.ts';
import { useDebouncedValue } from '../../../ui/hooks/useDebouncedValue.ts';
import { errorText } from '../../requests/errorText.ts';
import { copy as pageCopy } from '../copy.ts';
import type { NewTeam } from './newTeam.ts';

const copy = pageCopy.late;
/** What the server searches. */
const [minLength, maxLength] = [2, 100];
/** Milliseconds without a keystroke before the server is asked. */
const debounceDelay = 200;

type ClubFieldProps = { control: Control<NewTeam>; onChosen: () => void };

/** Finds an active club by its name, code or id, as the page of the accounts does. */
export function ClubField({ control, onChosen }: ClubFieldProps) {
  const { field, fieldState } = useController({
    control,
    name: 'club_id',
    rules: { required: copy.clubRequired, onChange: onChosen },
  });
  const [typed, setTyped] = useState(field.value?.name ?? '');
  const search = useDebouncedValue(typed.trim().slice(0, maxLength), debounceDelay);
  const isSearched = search.length >= minLength;
  const query = useFindAccountsQuery({ search }, { skip: !isSearched });
  const failure =
    isSearched && query.error ? errorText(query.error, copy.clubsUnloaded) : undefined;
  const clubs = (query.currentData?.data ?? []).filter(
    ({ kind, active }) => kind === 'club' && active,
  );
  return (
    <Autocomplete
      options={clubs.map(({ id, name }) => ({ id, name }))}
      value={field.value}
      onChange={(_, club) => field.onChange(club)}
      onBlur={field.onBlur}
      onInputChange={(_, text) => setTyped(text)}
      // The server has filtered them.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={query.isFetching}
      loadingText={copy.searching}
      noOptionsText={failure ?? (isSearched ? copy.noClub : copy.clubHint)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={copy.club}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? failure ?? copy.clubHint}
        />
      )}
    />
  );
}
