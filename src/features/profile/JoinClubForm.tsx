import { useEffect } from 'react';
import { Box, Stack } from '@mui/material';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { copy } from './copy.ts';
import { readClubId, readPin } from './membershipRules.ts';
import { useJoinClub } from './useJoinClub.ts';

/**
 * A page that has just been opened is held at its top for a moment, which would take the field out
 * of sight again.
 */
const pageSettledMilliseconds = 350;

type JoinClubFormProps = {
  /** The club's ID, where the address names it: then only the PIN is asked for. */
  knownId: number | undefined;
};

/** Asks for a school club's ID and PIN, and joins it. */
export function JoinClubForm({ knownId }: JoinClubFormProps) {
  const {
    form: { control, setFocus },
    submit,
    busy,
    failure,
  } = useJoinClub(knownId);
  useEffect(() => {
    if (knownId === undefined) return undefined;
    const timer = setTimeout(() => setFocus('pin'), pageSettledMilliseconds);
    return () => clearTimeout(timer);
  }, [knownId, setFocus]);
  return (
    <Stack
      component="form"
      noValidate
      aria-label={copy.membership.form}
      onSubmit={submit}
      useFlexGap
      spacing={1.5}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FormField
          control={control}
          name="id"
          label={copy.membership.id}
          required
          hint={copy.membership.idHint}
          autoComplete="off"
          htmlInput={{ inputMode: 'numeric' }}
          rules={{
            required: true,
            validate: (id) => readClubId(id) !== undefined || copy.membership.idRule,
          }}
        />
        <PasswordField
          control={control}
          name="pin"
          label={copy.membership.pin}
          secret={copy.membership.pin}
          required
          hint={copy.membership.pinHint}
          // No password of the person's: nothing to fill in from those that are kept, and nothing
          // to keep.
          autoComplete="one-time-code"
          htmlInput={{ inputMode: 'numeric' }}
          rules={{
            required: true,
            validate: (pin) => readPin(pin) !== undefined || copy.membership.pinRule,
          }}
        />
      </Box>
      {failure && <FormFailure message={failure} />}
      <SubmitButton
        label={copy.membership.join}
        busyLabel={copy.membership.joining}
        busy={busy}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      />
    </Stack>
  );
}
