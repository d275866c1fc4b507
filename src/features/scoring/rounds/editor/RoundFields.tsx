import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { type Control, type FieldPath, useController, type UseFormReturn } from 'react-hook-form';
import type { Round } from '../../../../../openapi/schema.d.ts';
import {
  advancingCountLimits,
  bestCountLimits,
  roundsInputRoundsNameLimits,
  runNumberLimits,
} from '../../../../../openapi/workLimits.ts';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { NativeSelect } from '../../entry/OutcomeField.tsx';
import { copy as pageCopy } from '../copy.ts';
import { findPreset, isCount, isPreset, presets, type RoundValues } from './roundValues.ts';

const copy = pageCopy.editor;
const { maximum: maxTeams } = advancingCountLimits;

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
const runCounts = Array.from({ length: runNumberLimits.maximum }, (_, index) => {
  const value = String(index + 1);
  return { value, label: value };
});

/** Returns how many digits a number up to this one has. */
const digitsOf = (maximum: number) => String(maximum).length;

type RoundFieldsProps = {
  form: UseFormReturn<RoundValues>;
  /** Whether it is the round in which all registered teams are. */
  isFirst: boolean;
};

/** The fields of a round; those that mean nothing for its rule are left out. */
export function RoundFields({ form, isFirst }: RoundFieldsProps) {
  const { control, setValue, watch } = form;
  const values = watch();
  const preset = findPreset(values);
  const { own, ...named } = copy.presets;
  const choosePreset = (name: string) => {
    if (!isPreset(name)) return;
    setValue('run_count', presets[name].run_count);
    setValue('counting', presets[name].counting);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <FormField
        control={control}
        name="name"
        label={copy.name}
        autoComplete="off"
        htmlInput={{ maxLength: roundsInputRoundsNameLimits.maxLength }}
        rules={{ validate: (text) => String(text).trim() !== '' || copy.rules.name }}
      />
      <NativeSelect
        label={copy.preset}
        name="preset"
        value={preset}
        options={optionsOf<string>(preset === 'own' ? { ...named, own } : named)}
        onChange={choosePreset}
      />
      <SelectField control={control} name="run_count" label={copy.runCount} options={runCounts} />
      {values.run_count !== '1' && (
        <SelectField
          control={control}
          name="counting"
          label={copy.counting}
          options={optionsOf<Round['counting']>(copy.countings)}
        />
      )}
      {values.run_count !== '1' && values.counting === 'best_sum' && (
        <FormField
          control={control}
          name="best_count"
          label={copy.bestCount}
          autoComplete="off"
          htmlInput={{ inputMode: 'numeric', maxLength: digitsOf(bestCountLimits.maximum) }}
          rules={{
            validate: (text, { run_count: max }) =>
              isCount(String(text), Number(max)) || copy.rules.bestCount(Number(max)),
          }}
        />
      )}
      <SelectField
        control={control}
        name="ranking"
        label={copy.ranking}
        options={optionsOf<Round['ranking']>(copy.rankings)}
      />
      {values.ranking !== 'time' && (
        <CheckboxField control={control} name="counts_unfinished" label={copy.unfinished} />
      )}
      {!isFirst && (
        <>
          <CheckboxField control={control} name="carries_over" label={copy.carriesOver} />
          <FormField
            control={control}
            name="team_count"
            label={copy.teamCount}
            autoComplete="off"
            htmlInput={{ inputMode: 'numeric', maxLength: digitsOf(maxTeams) }}
            rules={{
              validate: (text) => isCount(String(text), maxTeams) || copy.rules.teamCount(maxTeams),
            }}
          />
        </>
      )}
    </Box>
  );
}

type FieldProps = { control: Control<RoundValues>; name: FieldPath<RoundValues>; label: string };
type SelectFieldProps = FieldProps & { options: readonly { value: string; label: string }[] };

function SelectField({ control, name, label, options }: SelectFieldProps) {
  const { field } = useController({ control, name });
  return (
    <NativeSelect
      label={label}
      name={name}
      value={String(field.value)}
      options={options}
      onChange={field.onChange}
    />
  );
}

function CheckboxField({ control, name, label }: FieldProps) {
  const {
    field: { value, ref, ...field },
  } = useController({ control, name });
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox {...field} checked={value === true} slotProps={{ input: { ref } }} />}
    />
  );
}
