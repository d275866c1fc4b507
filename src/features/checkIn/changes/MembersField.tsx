import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import { teamParticipantsLimits } from '../../../../openapi/workLimits.ts';
import type { NamedId } from '../../../../openapi/schema.d.ts';
import { useListLateCandidatesQuery } from '../../../api/managedRegistrations.ts';
import { errorText } from '../../requests/errorText.ts';
import { copy as pageCopy } from '../copy.ts';
import type { NewTeam } from './newTeam.ts';

const copy = pageCopy.late;
const { maxItems } = teamParticipantsLimits;
/** A club may have thousands: as many as somebody looks through. */
const filterOptions = createFilterOptions<NamedId>({ limit: 50, stringify: ({ name }) => name });

type MembersFieldProps = {
  control: Control<NewTeam>;
  /** The club and the category; undefined before they are chosen. */
  place: { id: number; category_id: number } | undefined;
};

/** Asks for the members of a new team, among those of the club who are in no team of the category. */
export function MembersField({ control, place }: MembersFieldProps) {
  const { field, fieldState } = useController({
    control,
    name: 'participant_ids',
    rules: { validate: (people: NamedId[]) => people.length > 0 || copy.membersRequired },
  });
  const query = useListLateCandidatesQuery(place ?? { id: 0, category_id: 0 }, {
    skip: !place,
    refetchOnMountOrArgChange: true,
  });
  const people = query.currentData?.data;
  const failure = query.error ? errorText(query.error, copy.membersUnloaded) : undefined;
  const hint = !place
    ? copy.membersFirst
    : people?.length === 0
      ? copy.noMember
      : copy.membersHint(maxItems);
  return (
    <Autocomplete
      multiple
      disabled={!place}
      filterSelectedOptions
      disableCloseOnSelect
      options={people ?? []}
      value={field.value}
      onChange={(_, chosen) => field.onChange(chosen)}
      onBlur={field.onBlur}
      onOpen={() => {
        if (query.isError) void query.refetch();
      }}
      filterOptions={filterOptions}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      getOptionDisabled={() => field.value.length >= maxItems}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={query.isFetching}
      loadingText={copy.membersLoading}
      noOptionsText={failure ?? (people?.length === 0 ? copy.noMember : copy.noMatch)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={copy.members}
          inputRef={field.ref}
          error={fieldState.invalid || failure !== undefined}
          helperText={fieldState.error?.message ?? failure ?? hint}
        />
      )}
    />
  );
}
