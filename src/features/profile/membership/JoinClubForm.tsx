import { useEffect } from 'react';
import { Box, Stack } from '@mui/material';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { PasswordField } from '../../../ui/forms/passwords/PasswordField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { copy } from '../copy.ts';
import { countDigits, readClubId, readPin } from './membershipRules.ts';
import { useJoinClub } from './useJoinClub.ts';

/** Right after a navigation the page is scrolled to its top, which would hide the focused field. */
const focusDelayMilliseconds = 350;

type JoinClubFormProps = {
  /** The club id in the URL, if any. The PIN field then gets the focus. */
  initialClubId: number | undefined;
};

export function JoinClubForm({ initialClubId }: JoinClubFormProps) {
  const {
    form: { control, setFocus },
    submit,
    busy,
    errorText,
  } = useJoinClub(initialClubId);
  useEffect(() => {
    if (initialClubId === undefined) return undefined;
    const timer = setTimeout(() => setFocus('pin'), focusDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [initialClubId, setFocus]);
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
          gridTemplateColumns: {
            // Beside each other where the ID is there already, so that the button is in view.
            xs:
              initialClubId === undefined
                ? 'minmax(0, 1fr)'
                : 'repeat(auto-fit, minmax(136px, 1fr))',
            sm: 'repeat(2, minmax(0, 1fr))',
          },
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
            required: copy.membership.required,
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
          // Not the user's password: password managers must neither fill it in nor save it.
          autoComplete="one-time-code"
          htmlInput={{ inputMode: 'numeric' }}
          rules={{
            validate: (pin, { id }) => {
              if (pin !== '')
                return readPin(pin) !== undefined || copy.membership.pinRule(countDigits(pin));
              // Once is enough.
              return id === '' ? false : copy.membership.required;
            },
          }}
        />
      </Box>
      {errorText && <FormError message={errorText} />}
      <SubmitButton label={copy.membership.join} busyLabel={copy.membership.joining} busy={busy} />
    </Stack>
  );
}
