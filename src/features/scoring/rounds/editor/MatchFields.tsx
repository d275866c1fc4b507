import { useState } from 'react';
import { Box, Typography } from '@mui/material';
import type { UseFormReturn } from 'react-hook-form';
import {
  matchRuleGroupCountLimits,
  matchRuleWalkoverScoreLimits,
  tablePointsLimits,
} from '../../../../../openapi/workLimits.ts';
import { NativeSelect } from '../../entry/OutcomeField.tsx';
import { copy } from './copy.ts';
import { findSport, type MatchValues, type SportName, sports, tieBreakers } from './matchValues.ts';
import type { RoundValues } from './roundValues.ts';
import { CheckboxField, ChoiceField, CountField } from './ruleControls.tsx';
import { TieBreakersField } from './TieBreakersField.tsx';

const sportNames: SportName[] = ['sumo', 'soccer', 'own'];
const bouts: MatchValues['bouts'][] = ['1', '3', '5', 'points'];

type MatchFieldsProps = { form: UseFormReturn<RoundValues> };

/** The matches of a round: how one is played, and what it is worth. */
export function MatchFields({ form }: MatchFieldsProps) {
  const { control, watch } = form;
  const values = watch();
  const isGroups = values.kind === 'groups';
  return (
    <>
      <SportField form={form} />
      {isGroups && (
        <CountField
          control={control}
          name="group_count"
          label={copy.groupCount}
          limits={matchRuleGroupCountLimits}
        />
      )}
      <ChoiceField
        control={control}
        name="bouts"
        label={copy.bouts}
        values={bouts}
        labels={copy.boutsOptions}
        hints={copy.boutsHints}
      />
      {isGroups && <CheckboxField control={control} name="has_draws" label={copy.draws} />}
      {values.bouts === 'points' && (
        <CountField
          control={control}
          name="walkover_score"
          label={copy.walkover}
          hint={copy.walkoverHint}
          limits={matchRuleWalkoverScoreLimits}
        />
      )}
      {isGroups ? (
        <TableRules form={form} />
      ) : (
        <CheckboxField control={control} name="has_third_place" label={copy.thirdPlace} />
      )}
    </>
  );
}

/** The choice of a sport, which fills in several fields. */
function SportField({ form: { setValue, watch } }: MatchFieldsProps) {
  const [isOwn, setIsOwn] = useState(false);
  const sport = isOwn ? 'own' : findSport(watch());
  return (
    <NativeSelect
      label={copy.sport}
      name="sport"
      value={sport}
      options={sportNames.map((name) => ({ value: name, label: copy.sports[name] }))}
      hint={copy.sportHints[sport]}
      onChange={(text) => {
        const name = sportNames.find((each) => each === text);
        setIsOwn(name === 'own');
        if (name === undefined || name === 'own') return;
        for (const [field, value] of Object.entries(sports[name]))
          setValue(field as keyof MatchValues, value);
      }}
    />
  );
}

/** What is seldom changed in a group, folded up unless it is not as usual. */
function TableRules({ form: { control, getValues, watch } }: MatchFieldsProps) {
  const [isUsual] = useState(() => {
    const { win, draw, loss, tie_breakers: order } = getValues();
    return `${win}-${draw}-${loss}` === '3-1-0' && order.join() === tieBreakers.join();
  });
  return (
    <Box component="details" open={!isUsual} sx={{ '& > summary': { cursor: 'pointer', py: 1 } }}>
      <summary>{copy.table}</summary>
      <Box role="group" aria-label={copy.tablePoints} sx={pointsStyles}>
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', fontWeight: 600 }}>
          {copy.tablePoints}
        </Typography>
        <CountField control={control} name="win" label={copy.win} limits={tablePointsLimits} />
        {watch('has_draws') && (
          <CountField control={control} name="draw" label={copy.draw} limits={tablePointsLimits} />
        )}
        <CountField control={control} name="loss" label={copy.loss} limits={tablePointsLimits} />
      </Box>
      <TieBreakersField control={control} />
    </Box>
  );
}

const pointsStyles = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, 1fr)', pt: 1 };
