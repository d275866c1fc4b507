import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { FormBar } from '../../../ui/forms/FormBar.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { copy } from './copy.ts';
import type { SavedFormState } from './useSavedForm.ts';

type SavedFormProps = {
  label: string;
  state: SavedFormState;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  /** Whether a picture that is saved with it is still being opened: it would be left out. */
  isOpeningPicture?: boolean;
  /** A second button, beside the one that saves. */
  action?: ReactNode;
  children: ReactNode;
};

/** The fields of something that is saved, with what can be done about changes beneath them. */
export function SavedForm({
  label,
  state,
  onSubmit,
  isOpeningPicture = false,
  action,
  children,
}: SavedFormProps) {
  const { busy, failure, isNew, isChanged, versions, discard } = state;
  useMeasuredTextAreas();
  return (
    <Stack
      component="form"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      useFlexGap
      spacing={2.5}
    >
      {children}
      <FormBar>
        {failure && (
          <Box sx={{ flexBasis: '100%' }}>
            <FormError message={failure.message} />
          </Box>
        )}
        {versions && (
          <Box role="status" sx={{ flexBasis: '100%' }}>
            <Typography variant="body2">{versions.text}</Typography>
            <Button size="small" onClick={versions.show} disabled={busy}>
              {versions.label}
            </Button>
          </Box>
        )}
        <SubmitButton
          label={copy.save}
          busyLabel={busy ? copy.saving : copy.openingPicture}
          busy={busy || isOpeningPicture}
          // It stays enabled, so that whoever is unsure can save again.
          variant={isNew || isChanged ? 'contained' : 'outlined'}
        />
        {action}
        {isChanged && (
          <Button color="inherit" onClick={discard} disabled={busy}>
            {copy.discard}
          </Button>
        )}
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {isChanged ? copy.unsaved : !isNew && copy.saved}
        </Typography>
      </FormBar>
    </Stack>
  );
}

/** MUI measures a text area when its text changes; by then its font may not have come. */
function useMeasuredTextAreas(): void {
  useEffect(() => {
    void document.fonts?.ready.then(() => window.dispatchEvent(new Event('resize')));
  }, []);
}
