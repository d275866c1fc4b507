import { useState } from 'react';
import { Box, Typography } from '@mui/material';
import type { UseFormReturn } from 'react-hook-form';
import type { Round } from '../../../../../openapi/schema.d.ts';
import { usualTies } from '../../../../../openapi/runs/usualTies.ts';
import {
  bestCountLimits,
  roundsInputRoundsNameLimits,
  runCountLimits,
} from '../../../../../openapi/workLimits.ts';
import { isVisible } from '../../../../../openapi/texts/visible.ts';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { NativeSelect } from '../../entry/OutcomeField.tsx';
import { copy as pageCopy } from '../copy.ts';
import { LaterRoundFields } from './LaterRoundFields.tsx';
import { copy as matchCopy } from './copy.ts';
import { MatchFields } from './MatchFields.tsx';
import { findPreset, isPreset, presets, type PresetName } from './presets.ts';
import {
  canCarryOver,
  countingOf,
  incompleteMeansFor,
  type RoundValues,
  tiesFor,
} from './roundValues.ts';
import { CheckboxField, ChoiceField, CountField } from './ruleControls.tsx';

const copy = pageCopy.editor;

const runCounts = Array.from({ length: runCountLimits.maximum }, (_, index) => String(index + 1));
const runCountLabels = Object.fromEntries(runCounts.map((count) => [count, count]));

const keysOf = <Key extends string>(labels: Readonly<Record<Key, unknown>>) =>
  Object.keys(labels) as Key[];

type RoundFieldsProps = {
  form: UseFormReturn<RoundValues>;
  /** The round from which teams advance to it; undefined if all registered teams are in it. */
  before: Round | undefined;
  /** Whether its groups or bracket are drawn. */
  isDrawn: boolean;
};

/** The fields of a round; those that mean nothing for its rule are left out. */
export function RoundFields({ form, before, isDrawn }: RoundFieldsProps) {
  const { control } = form;
  const isOfRuns = form.watch('kind') === 'runs';
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <FormField
        control={control}
        name="name"
        label={copy.name}
        autoComplete="off"
        htmlInput={{ maxLength: roundsInputRoundsNameLimits.maxLength }}
        rules={{ validate: (text) => isVisible(String(text)) || copy.rules.name }}
      />
      <ChoiceField
        control={control}
        name="kind"
        label={matchCopy.kind}
        values={keysOf(matchCopy.kinds)}
        labels={matchCopy.kinds}
        hints={matchCopy.kindHints}
      />
      {isDrawn && <Typography variant="body2">{matchCopy.dropsDraw}</Typography>}
      {isOfRuns ? <RunFields form={form} /> : <MatchFields form={form} />}
      {before && <LaterRoundFields control={control} before={before} />}
      {isOfRuns && <OtherRules form={form} hasCarryOver={canCarryOver(before)} />}
    </Box>
  );
}

/** The runs of a round, and what counts of them. */
function RunFields({ form }: { form: UseFormReturn<RoundValues> }) {
  const { control, setValue, watch } = form;
  const values = watch();
  const counting = countingOf(values);
  /** Equal results are decided as is usual for what counts, unless somebody has chosen otherwise. */
  const followCounting = (next: RoundValues['counting']) => {
    if (values.ties === usualTies[counting] || !tiesFor(next).includes(values.ties))
      setValue('ties', usualTies[next]);
  };
  return (
    <>
      <PresetField values={values} setValue={setValue} />
      <ChoiceField
        control={control}
        name="run_count"
        label={copy.runCount}
        values={runCounts}
        labels={runCountLabels}
      />
      {values.run_count !== '1' && (
        <ChoiceField
          control={control}
          name="counting"
          label={copy.counting}
          values={keysOf(copy.countings)}
          labels={copy.countings}
          onChosen={followCounting}
        />
      )}
      {counting === 'best_sum' && (
        <CountField
          control={control}
          name="best_count"
          label={copy.bestCount}
          limits={{
            minimum: bestCountLimits.minimum,
            maximum: Math.min(Number(values.run_count), bestCountLimits.maximum),
          }}
        />
      )}
      {counting === 'mean' && (
        <ChoiceField
          control={control}
          name="incomplete_mean"
          label={copy.incompleteMean}
          values={incompleteMeansFor(values.ranking)}
          labels={copy.incompleteMeans}
          hints={copy.incompleteMeanHints}
        />
      )}
      <ChoiceField
        control={control}
        name="ranking"
        label={copy.ranking}
        values={keysOf(copy.rankings)}
        labels={copy.rankings}
        hints={copy.rankingHints}
      />
      {values.ranking !== 'time' && (
        <CheckboxField control={control} name="counts_unfinished" label={copy.unfinished} />
      )}
    </>
  );
}

/** The choice of a rule that fills in several fields. */
function PresetField({
  values,
  setValue,
}: {
  values: RoundValues;
  setValue: UseFormReturn<RoundValues>['setValue'];
}) {
  const [chosen, setChosen] = useState<PresetName>();
  const preset = findPreset(values, chosen);
  const names = keysOf(copy.presets).filter((name) => name !== 'own' || preset === 'own');
  return (
    <NativeSelect
      label={copy.preset}
      name="preset"
      value={preset}
      options={names.map((name) => ({ value: name, label: copy.presets[name] }))}
      hint={copy.presetHints[preset]}
      onChange={(name) => {
        if (!isPreset(name)) return;
        setChosen(name);
        for (const [field, value] of Object.entries(presets[name]))
          setValue(field as keyof RoundValues, value);
      }}
    />
  );
}

/** Rules that are seldom changed, folded up unless one of them is not as usual. */
function OtherRules({
  form,
  hasCarryOver,
}: {
  form: UseFormReturn<RoundValues>;
  hasCarryOver: boolean;
}) {
  const { control, getValues } = form;
  const { run_count: runCount, carry_over: carryOver } = getValues();
  const hasTies = runCount !== '1' || (hasCarryOver && carryOver !== 'none');
  const counting = countingOf(getValues());
  const [isUsual] = useState(
    () => getValues('ties') === usualTies[counting] && getValues('without_result') === 'unranked',
  );
  return (
    <Box component="details" open={!isUsual} sx={{ '& > summary': { cursor: 'pointer', py: 1 } }}>
      <summary>{copy.others}</summary>
      <Box sx={{ display: 'grid', gap: 2, pt: 1.5 }}>
        {hasTies && (
          <ChoiceField
            control={control}
            name="ties"
            label={copy.ties}
            values={tiesFor(counting)}
            labels={copy.tiesOptions}
            hints={copy.tiesHints}
          />
        )}
        <ChoiceField
          control={control}
          name="without_result"
          label={copy.withoutResult}
          values={keysOf(copy.withoutResults)}
          labels={copy.withoutResults}
          hints={copy.withoutResultHints}
        />
      </Box>
    </Box>
  );
}
