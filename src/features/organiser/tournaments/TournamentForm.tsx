import { Box, Button, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { OrganisedTournament } from '../../../../openapi/schema.d.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { copy } from './copy.ts';
import { AboutFields, PlaceFields, RegistrationFields } from './DetailsFields.tsx';
import type { TournamentFormState } from './useTournamentForm.ts';

type TournamentFormProps = {
  state: TournamentFormState;
  /** The categories that are saved. */
  saved: OrganisedTournament['categories'];
};

export function TournamentForm({ state, saved }: TournamentFormProps) {
  const { form, submit, busy, failure, isChanged, discard } = state;
  const { control } = form;
  return (
    <Stack
      component="form"
      noValidate
      aria-label={copy.form.name}
      onSubmit={submit}
      useFlexGap
      spacing={2.5}
    >
      <AboutFields control={control} />
      <PlaceFields control={control} />
      <RegistrationFields control={control} />
      <CategoryFields control={control} saved={saved} />
      <Box sx={barStyles}>
        {failure && (
          <Box sx={{ flexBasis: '100%' }}>
            <FormError message={failure.text} />
            {failure.isOutdated && (
              <Button size="small" onClick={discard}>
                {copy.form.reload}
              </Button>
            )}
          </Box>
        )}
        <SubmitButton label={copy.form.save} busyLabel={copy.form.saving} busy={busy} />
        {isChanged && (
          <Button color="inherit" onClick={discard} disabled={busy}>
            {copy.form.discard}
          </Button>
        )}
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {isChanged ? copy.form.unsaved : copy.form.saved}
        </Typography>
      </Box>
    </Stack>
  );
}

/** Stays in view, because the form is longer than the window. */
function barStyles({ vars: { palette } }: Theme) {
  return {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    py: 1.5,
    backgroundColor: palette.background.default,
    borderTop: `1px solid ${palette.divider}`,
  } as const;
}
