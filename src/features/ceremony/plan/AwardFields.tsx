import { Box } from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { awardNameLimits, awardRecipientLimits } from '../../../../openapi/workLimits.ts';
import type { ManagedCeremony, Registration } from '../../../../openapi/schema.d.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { copy } from '../copy.ts';
import type { PlanValues } from './planValues.ts';

const texts = copy.plan;

type AwardFieldsProps = {
  control: Control<PlanValues>;
  index: number;
  categories: ManagedCeremony['categories'];
  teams: readonly Registration[];
};

/** An award: what it is called, of which category, and who gets it. */
export function AwardFields({ control, index, categories, teams }: AwardFieldsProps) {
  const { field: category } = useController({ control, name: `lines.${index}.categoryId` });
  const { field: team } = useController({ control, name: `lines.${index}.registrationId` });
  const own = teams.filter(
    (each) => category.value === null || each.category.id === category.value,
  );
  return (
    <Box sx={fieldStyles}>
      <FormField
        control={control}
        name={`lines.${index}.name`}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        htmlInput={{ maxLength: awardNameLimits.maxLength }}
        rules={{ validate: (name) => isVisible(String(name)) || texts.noName }}
      />
      <SelectField
        label={texts.category}
        noneLabel={texts.noCategory}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        selected={category.value === null ? undefined : String(category.value)}
        onSelect={(chosen) => category.onChange(chosen === undefined ? null : Number(chosen))}
      />
      <SelectField
        label={texts.team}
        noneLabel={texts.noTeam}
        options={own.map((each) => ({
          value: String(each.id),
          label: `${each.team.name}, ${each.club.name}`,
        }))}
        selected={team.value === null ? undefined : String(team.value)}
        onSelect={(chosen) => team.onChange(chosen === undefined ? null : Number(chosen))}
      />
      {team.value === null && (
        <FormField
          control={control}
          name={`lines.${index}.recipient`}
          label={texts.recipient}
          hint={texts.recipientHint}
          autoComplete="off"
          required={false}
          htmlInput={{ maxLength: awardRecipientLimits.maxLength }}
        />
      )}
    </Box>
  );
}

const fieldStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 1,
  pt: 1,
} as const;
