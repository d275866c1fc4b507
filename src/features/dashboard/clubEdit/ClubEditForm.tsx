import { type SubmitEvent, useEffect, useId } from 'react';
import { Box, Stack, TextField, Typography } from '@mui/material';
import type { Control } from 'react-hook-form';
import { cities } from '../../../../openapi/regions/cities.ts';
import {
  clubUpdateBioLimits,
  clubUpdateCityLimits,
  clubUpdateEmailLimits,
  clubUpdateNameLimits,
} from '../../../../openapi/workLimits.ts';
import type { Club } from '../../../../openapi/schema.d.ts';
import { normalizePinInput } from '../../../lib/text/pin.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { PasswordField } from '../../../ui/forms/passwords/PasswordField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { copy } from '../copy.ts';
import { type ClubEditValues, isPinOrEmpty } from './clubEditRules.ts';
import { LogoField } from './LogoField.tsx';
import type { ClubEdit } from './useClubEdit.ts';

type ClubEditFormProps = { id: string; club: Club; edit: ClubEdit };

/** Edits the club's data. The phone number is read-only. */
export function ClubEditForm({
  id,
  club,
  edit: {
    form: { control, setFocus },
    logo,
    busy,
    submit,
  },
}: ClubEditFormProps) {
  useEffect(() => setFocus('name'), [setFocus]);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Stack
      component="form"
      id={id}
      noValidate
      aria-label={copy.edit.form}
      onSubmit={handleSubmit}
      useFlexGap
      spacing={2.5}
    >
      <LogoField current={club.logo} choice={logo} disabled={busy} />
      <Box sx={pairs}>
        <FormField
          control={control}
          name="name"
          label={copy.club.name}
          required
          autoComplete="organization"
          htmlInput={{ maxLength: clubUpdateNameLimits.maxLength }}
        />
        <FormField
          control={control}
          name="email"
          label={copy.club.email}
          required
          type="email"
          autoComplete="email"
          htmlInput={{ inputMode: 'email', maxLength: clubUpdateEmailLimits.maxLength }}
        />
        <TextField
          fullWidth
          label={copy.club.phone}
          value={club.phone || copy.club.empty}
          helperText={copy.edit.phoneFixed}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        {club.city !== undefined && <CityField control={control} />}
        <Box sx={{ gridColumn: '1 / -1', mt: 0.5 }}>
          <FormField
            control={control}
            name="bio"
            label={copy.club.bio}
            minRows={3}
            htmlInput={{ maxLength: clubUpdateBioLimits.maxLength }}
          />
        </Box>
      </Box>
      <PinFields control={control} />
      <SubmitButton
        label={copy.edit.save}
        // A logo that is still being opened would be left out.
        busyLabel={busy ? copy.edit.saving : copy.edit.openingLogo}
        busy={busy || logo.isOpening}
        sx={{ alignSelf: { sm: 'flex-start' }, minWidth: 140 }}
      />
    </Stack>
  );
}

/** Any spelling will do; the suggestions are the names that there are. */
function CityField({ control }: { control: Control<ClubEditValues> }) {
  const id = useId();
  return (
    <>
      <FormField
        control={control}
        name="city"
        label={copy.club.city}
        hint={copy.edit.cityHint}
        autoComplete="off"
        htmlInput={{ maxLength: clubUpdateCityLimits.maxLength, list: id }}
      />
      <datalist id={id}>
        {cities.map(({ name, province }) => (
          <option key={name} value={name}>
            {`${name}, ${province}`}
          </option>
        ))}
      </datalist>
    </>
  );
}

function PinFields({ control }: { control: Control<ClubEditValues> }) {
  const id = useId();
  const field = {
    control,
    required: false,
    hint: copy.edit.pinHint,
    normalize: normalizePinInput,
    htmlInput: { inputMode: 'numeric' as const },
    // The club's PIN is not the user's password: browsers should neither fill it in nor save it.
    autoComplete: 'off',
  };
  return (
    <Box role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-lead`}>
      <Typography id={`${id}-title`} variant="h5" component="h3">
        {copy.edit.pinGroup}
      </Typography>
      <Typography id={`${id}-lead`} variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {copy.edit.pinLead}
      </Typography>
      <Box sx={pairs}>
        <PasswordField
          {...field}
          name="pin"
          label={copy.edit.pin}
          secret={copy.edit.pin}
          rules={{
            validate: (pin) => isPinOrEmpty(String(pin)) || copy.edit.pinRule,
            deps: 'pinconfirmation',
          }}
        />
        <PasswordField
          {...field}
          name="pinconfirmation"
          label={copy.edit.pinConfirmation}
          secret={copy.edit.pinConfirmation}
          rules={{
            validate: (confirmation, { pin }) => confirmation === pin || copy.edit.pinMismatch,
          }}
        />
      </Box>
    </Box>
  );
}

const pairs = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
