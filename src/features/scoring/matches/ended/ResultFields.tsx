import {
  Box,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import type { MatchRule } from '../../../../../openapi/schema.d.ts';
import { runReasonLimits } from '../../../../../openapi/workLimits.ts';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import type { SideName } from '../../../matches/matchText.ts';
import { NativeSelect } from '../../entry/OutcomeField.tsx';
import { copy } from '../copy.ts';
import { asksExtra, readScore, type ResultValues } from '../readResult.ts';

const texts = copy.result;

type ResultFieldsProps = {
  control: Control<ResultValues>;
  values: ResultValues;
  /** The names of both teams. */
  names: Record<SideName, string>;
  rule: MatchRule;
  /** Whether the match can end in no other way. */
  isOutcomeFixed: boolean;
};

/** The fields of how a match ended, those that its outcome asks for. */
export function ResultFields({ control, values, names, rule, isOutcomeFixed }: ResultFieldsProps) {
  const { outcome } = values;
  const [home, away] = [readScore(values.home), readScore(values.away)];
  const needsExtra = home !== undefined && away !== undefined && asksExtra(rule, { home, away });
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
      {!isOutcomeFixed && (
        <Box sx={{ mb: 1.5 }}>
          <OutcomeSelect control={control} />
        </Box>
      )}
      {outcome === 'played' ? (
        <>
          {(['home', 'away'] as const).map((side) => (
            <FormField
              key={side}
              control={control}
              name={side}
              label={copy.scoreOf(names[side])}
              autoComplete="off"
              htmlInput={{ inputMode: 'numeric', maxLength: 4 }}
            />
          ))}
          {needsExtra && (
            <SideField control={control} name="extra" label={texts.extra} names={names} />
          )}
        </>
      ) : (
        <>
          <SideField
            control={control}
            name="side"
            label={texts.side[outcome]}
            names={{ ...names, both: texts.both }}
          />
          {outcome === 'disqualified' && (
            <FormField
              control={control}
              name="reason"
              label={texts.reason}
              autoComplete="off"
              htmlInput={{ maxLength: runReasonLimits.maxLength }}
            />
          )}
        </>
      )}
    </Box>
  );
}

function OutcomeSelect({ control }: { control: Control<ResultValues> }) {
  const { field } = useController({ control, name: 'outcome' });
  return (
    <NativeSelect
      label={texts.outcome}
      name={field.name}
      value={field.value}
      options={Object.entries(copy.outcomes).map(([value, label]) => ({ value, label }))}
      onChange={field.onChange}
    />
  );
}

type SideFieldProps = {
  control: Control<ResultValues>;
  name: 'side' | 'extra';
  label: string;
  names: Readonly<Record<string, string>>;
};

/** Chooses a team, or both. */
function SideField({ control, name, label, names }: SideFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange } = field;
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={`${name}-label`}>{label}</FormLabel>
      <RadioGroup
        name={name}
        aria-labelledby={`${name}-label`}
        aria-describedby={`${name}-error`}
        value={value}
        onChange={onChange}
      >
        {Object.entries(names).map(([side, text], index) => (
          <FormControlLabel
            key={side}
            value={side}
            label={text}
            sx={{ minHeight: 48, overflowWrap: 'anywhere' }}
            control={<Radio slotProps={index === 0 ? { input: { ref } } : {}} />}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${name}-error`} role="alert" sx={{ ml: 0 }}>
        {fieldState.error?.message}
      </FormHelperText>
    </FormControl>
  );
}
