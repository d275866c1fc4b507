import { Box, TextField } from '@mui/material';
import { type Control, Controller } from 'react-hook-form';
import {
  tournamentInputAboutLimits,
  tournamentInputTitleLimits,
} from '../../../../openapi/limits.ts';
import { timeZones } from '../../../lib/dates/indonesianTime.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TimeField } from '../form/TimeField.tsx';
import { copy } from './copy.ts';
import { toInput, type TournamentValues } from './tournamentValues.ts';

type FieldsProps = { control: Control<TournamentValues> };

const maxPlaceLength = 100;

export function AboutFields({ control }: FieldsProps) {
  return (
    <FormSection title={copy.form.about}>
      <FormField
        control={control}
        name="title"
        label={copy.form.title}
        autoComplete="off"
        htmlInput={{ maxLength: tournamentInputTitleLimits.maxLength }}
        rules={{ validate: (title) => String(title).trim() !== '' || copy.form.rules.title }}
      />
      <FormField
        control={control}
        name="about"
        label={copy.form.text}
        hint={copy.form.textHint}
        minRows={4}
        htmlInput={{ maxLength: tournamentInputAboutLimits.maxLength }}
      />
    </FormSection>
  );
}

export function PlaceFields({ control }: FieldsProps) {
  const htmlInput = { maxLength: maxPlaceLength };
  return (
    <FormSection title={copy.form.when}>
      <Box sx={threeColumns}>
        <TimeField
          control={control}
          name="date"
          type="date"
          label={copy.form.date}
          rules={{ required: copy.form.rules.date }}
        />
        <TimeField
          control={control}
          name="start_time"
          type="time"
          label={copy.form.startTime}
          hint={copy.form.startHint}
        />
        <Controller
          control={control}
          name="time_zone"
          render={({ field: { ref, ...field } }) => (
            <TextField
              {...field}
              select
              fullWidth
              label={copy.form.timeZone}
              inputRef={ref}
              helperText=" "
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              {timeZones.map(({ zone, name }) => (
                <option key={zone} value={zone}>
                  {name}
                </option>
              ))}
            </TextField>
          )}
        />
        <FormField control={control} name="venue" label={copy.form.venue} htmlInput={htmlInput} />
        <FormField control={control} name="city" label={copy.form.city} htmlInput={htmlInput} />
        <FormField
          control={control}
          name="province"
          label={copy.form.province}
          htmlInput={htmlInput}
        />
      </Box>
    </FormSection>
  );
}

export function RegistrationFields({ control }: FieldsProps) {
  return (
    <FormSection title={copy.form.registration} lead={copy.form.registrationLead}>
      <Box sx={twoColumns}>
        <TimeField
          control={control}
          name="registration_opens_at"
          type="datetime-local"
          label={copy.form.opens}
          rules={{ deps: 'registration_closes_at' }}
        />
        <TimeField
          control={control}
          name="registration_closes_at"
          type="datetime-local"
          label={copy.form.closes}
          rules={{ validate: (_, values) => isWindow(values) || copy.form.rules.window }}
        />
      </Box>
    </FormSection>
  );
}

function isWindow(values: TournamentValues): boolean {
  const { registration_opens_at: opensAt, registration_closes_at: closesAt } = toInput(values);
  return opensAt === null || closesAt === null || closesAt > opensAt;
}

const columns = (count: number) => ({
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${count}, minmax(0, 1fr))` },
});
const twoColumns = columns(2);
const threeColumns = columns(3);
