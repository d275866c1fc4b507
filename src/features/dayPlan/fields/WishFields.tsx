import { Box, Typography } from '@mui/material';
import type { Control } from 'react-hook-form';
import { planSecondsLimits, restMinutesLimits } from '../../../../openapi/workLimits.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { RadioField } from '../../../ui/forms/RadioField.tsx';
import type { Category } from './ArenaFields.tsx';
import { LateClubFields } from './LateClubFields.tsx';
import { copy } from '../copy.ts';
import { type PlanValues, readSeconds } from '../planValues.ts';

const { durations, wishes } = copy;
const { minimum, maximum } = restMinutesLimits;
const [shortest, longest] = [planSecondsLimits.minimum, planSecondsLimits.maximum].map((seconds) =>
  formatNumber(seconds / 60),
);

type WishFieldsProps = {
  control: Control<PlanValues>;
  categories: readonly Category[];
  tournamentId: number;
};

const isRest = (text: string) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= minimum && Number(text) <= maximum;

/** How long runs and matches take, how long teams rest, and whether times are kept. */
export const WishFields = ({ control, categories, tournamentId }: WishFieldsProps) => (
  <>
    <FormSection step={3} title={durations.title} lead={durations.lead}>
      <Box sx={[durationStyles, errorLine]}>
        {categories.map(({ id, name }, index) => (
          <FormField
            key={id}
            control={control}
            name={`durations.${index}.minutes`}
            label={durations.label(name)}
            autoComplete="off"
            htmlInput={{ inputMode: 'decimal', maxLength: 5 }}
            rules={{
              validate: (text) =>
                readSeconds(String(text)) !== undefined ||
                durations.wrong(shortest ?? '', longest ?? ''),
            }}
          />
        ))}
      </Box>
    </FormSection>
    <FormSection step={4} title={wishes.title} lead={wishes.lead}>
      <Box sx={durationStyles}>
        <FormField
          control={control}
          name="rest_minutes"
          label={wishes.rest}
          autoComplete="off"
          htmlInput={{ inputMode: 'numeric', maxLength: 3 }}
          rules={{ validate: (text) => isRest(String(text)) || wishes.wrongRest(minimum, maximum) }}
        />
      </Box>
      <LateClubFields control={control} tournamentId={tournamentId} />
      <Typography component="h3" variant="h6" sx={{ mt: 3, mb: 0.5 }}>
        {wishes.mode}
      </Typography>
      <RadioField
        control={control}
        name="mode"
        label={wishes.mode}
        options={(['queue', 'times'] as const).map((value) => ({
          value,
          label: wishes.modes[value],
        }))}
      />
    </FormSection>
  </>
);

/** The line for the error of the last field is in the padding of the card. */
const errorLine = { mb: { xs: -1.5, sm: -2.5 } };

const durationStyles = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
};
