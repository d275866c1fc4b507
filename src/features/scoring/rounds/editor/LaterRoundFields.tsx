import type { Control } from 'react-hook-form';
import { advancingCountLimits, clubLimitLimits } from '../../../../../openapi/workLimits.ts';
import { copy as pageCopy } from '../copy.ts';
import type { RoundValues } from './roundValues.ts';
import { ChoiceField, CountField } from './ruleControls.tsx';

const copy = pageCopy.editor;

const carryOvers: RoundValues['carry_over'][] = ['none', 'sum', 'best'];

/** The fields of a round to which teams advance. */
export const LaterRoundFields = ({ control }: { control: Control<RoundValues> }) => (
  <>
    <ChoiceField
      control={control}
      name="carry_over"
      label={copy.carryOver}
      values={carryOvers}
      labels={copy.carryOvers}
      hints={copy.carryOverHints}
    />
    <CountField
      control={control}
      name="team_count"
      label={copy.teamCount}
      maximum={advancingCountLimits.maximum}
    />
    <CountField
      control={control}
      name="club_limit"
      label={copy.clubLimit}
      maximum={clubLimitLimits.maximum}
      hint={copy.clubLimitHint}
      isOptional
    />
  </>
);
