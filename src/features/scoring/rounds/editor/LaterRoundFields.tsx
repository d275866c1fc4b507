import { type Control, useWatch } from 'react-hook-form';
import type { Round } from '../../../../../openapi/schema.d.ts';
import {
  advancingCountLimits,
  clubLimitLimits,
  drawnSlotsLimits,
} from '../../../../../openapi/workLimits.ts';
import { copy as pageCopy } from '../copy.ts';
import { describeAdvancing } from '../describeAdvancing.ts';
import { canCarryOver, isCount, type RoundValues } from './roundValues.ts';
import { toMatchRule } from './matchValues.ts';
import { ChoiceField, CountField } from './ruleControls.tsx';

const copy = pageCopy.editor;

const carryOvers: RoundValues['carry_over'][] = ['none', 'sum', 'best'];

/** A knock-out has two teams at least. */
const knockoutLimits = { minimum: 2, maximum: drawnSlotsLimits.maxItems };

type LaterRoundFieldsProps = { control: Control<RoundValues>; before: Round };

/** The fields of a round to which teams advance from the one before. */
export function LaterRoundFields({ control, before }: LaterRoundFieldsProps) {
  const values = useWatch({ control }) as RoundValues;
  const isKnockout = values.kind === 'knockout';
  const limits = isKnockout ? knockoutLimits : advancingCountLimits;
  const who = isCount(values.team_count, limits)
    ? describeAdvancing(Number(values.team_count), before.match_rule, toMatchRule(values))
    : '';
  return (
    <>
      {values.kind === 'runs' && canCarryOver(before) && (
        <ChoiceField
          control={control}
          name="carry_over"
          label={copy.carryOver}
          values={carryOvers}
          labels={copy.carryOvers}
          hints={copy.carryOverHints}
        />
      )}
      <CountField
        control={control}
        name="team_count"
        label={copy.teamCount}
        limits={limits}
        hint={who || (isKnockout ? pageCopy.advancing.knockoutSizes : undefined)}
      />
      <CountField
        control={control}
        name="club_limit"
        label={copy.clubLimit}
        limits={clubLimitLimits}
        hint={copy.clubLimitHint}
        isOptional
      />
    </>
  );
}
