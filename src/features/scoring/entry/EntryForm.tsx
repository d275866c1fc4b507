import type { KeyboardEvent, ReactNode } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { readTime } from '../../../../openapi/runs/readTime.ts';
import type { TimeFormat } from '../../../../openapi/runs/scoreTimes.ts';
import type { Round, ScoreEntryData, ScoreEntryTeam } from '../../../../openapi/schema.d.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { copy } from '../copy.ts';
import { CalledRuns } from '../called/CalledRuns.tsx';
import { DoubtDialog } from '../doubts/DoubtDialog.tsx';
import { type Entry, findNextRun, findRemainingTeams, isWaiting } from '../runs.ts';
import type { ScoreEntryState } from '../useScoreEntry.ts';
import { NativeSelect, OutcomeField } from './OutcomeField.tsx';
import type { askedFields } from './readRun.ts';
import { RemainingTeams } from './RemainingTeams.tsx';
import { TeamField } from './TeamField.tsx';
import { TeamRuns } from './TeamRuns.tsx';
import { PointsField, RunReasonField, TimeField } from './ValueFields.tsx';
import type { EntryValues } from './useEntryDraft.ts';
import { useEntryForm } from './useEntryForm.ts';

type EntryFormProps = {
  scoreEntry: ScoreEntryState;
  data: ScoreEntryData;
  round: Round;
  /** Called for a run that there is already. */
  onCorrect: (entry: Entry) => void;
  /** Shown once no team lacks a run. */
  complete: ReactNode;
};

/**
 * The line for the next run: team, then what the round ranks. Enter goes to the next field, in the last
 * one it saves and returns to the first. The run is proposed and the outcome is finished, unless they
 * are changed.
 */
export function EntryForm(props: EntryFormProps) {
  const { data, round, onCorrect, complete } = props;
  const state = useEntryForm(props);
  const { form, element, focus, team, teamRuns, runsOf, number, asked, failure, question } = state;
  const { control } = form;
  const hasSeveral = round.run_count > 1;
  const isComplete = (each: ScoreEntryTeam) => findNextRun(round, runsOf(each)) === undefined;
  const stateOf = (each: ScoreEntryTeam) => {
    const runs = runsOf(each);
    if (runs.length === 0) return undefined;
    if (hasSeveral) return copy.form.hasRuns(runs.length, round.run_count);
    return runs.some(isWaiting) ? copy.form.isWaiting : copy.form.hasRun;
  };
  return (
    <Box
      component="form"
      ref={element}
      noValidate
      aria-label={copy.form.name}
      onSubmit={state.submit}
      data-several={hasSeveral || undefined}
      sx={formStyles}
    >
      <CalledRuns
        tournamentId={props.scoreEntry.tournamentId}
        round={round}
        teams={state.teams}
        runsOf={runsOf}
        onChoose={state.chooseTeam}
      />
      <Box sx={teamLine(hasSeveral)}>
        <TeamField
          control={control}
          teams={state.teams}
          stateOf={stateOf}
          isComplete={isComplete}
          team={team}
          onChoose={state.chooseTeam}
        />
        {hasSeveral && (
          <NativeSelect
            label={copy.form.run}
            name="number"
            value={String(number ?? '')}
            options={
              team && number === undefined
                ? [{ value: '', label: copy.form.allRuns }]
                : state.numbers.map((each) => ({
                    value: String(each),
                    label: copy.form.runOf(each, round.run_count),
                  }))
            }
            onChange={(value) => state.chooseNumber(Number(value))}
            onEnter={state.focusFirstValue}
          />
        )}
        <OutcomeField
          control={control}
          name="outcome"
          onEnter={
            asked.points || asked.time || asked.reason
              ? state.focusFirstValue
              : () => void state.submit()
          }
        />
      </Box>
      <ValueLine
        form={form}
        asked={asked}
        format={data.time_format}
        onNext={() => focus('[name=time]')}
      />
      {failure && <FormError message={failure} />}
      {hasSeveral && team && (
        <TeamRuns team={team} round={round} runs={teamRuns} onCorrect={onCorrect} />
      )}
      <Typography role="status" variant="body2" sx={savedStyles}>
        {state.saved}
      </Typography>
      <RemainingTeams
        count={state.teams.length}
        teams={findRemainingTeams(state.teams, round, runsOf)}
        onChoose={state.chooseTeam}
        onFind={() => focus('[name=team]')}
        complete={complete}
      />
      {question && (
        <DoubtDialog
          lines={question.lines}
          onConfirm={question.confirm}
          onCancel={question.cancel}
        />
      )}
    </Box>
  );
}

type ValueLineProps = {
  form: UseFormReturn<EntryValues>;
  asked: ReturnType<typeof askedFields>;
  format: TimeFormat;
  /** Called at Enter in the field for points, if there is one for the time. */
  onNext: () => void;
};

/** The fields of what the round ranks, and the button that saves. */
function ValueLine({ form: { control }, asked, format, onNext }: ValueLineProps) {
  const { time } = readTime(useWatch({ control, name: 'time' }), format, { allowsDigits: true });
  const goToTime = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !asked.time) return;
    event.preventDefault();
    onNext();
  };
  return (
    <Box sx={valueLine}>
      {asked.points && (
        <Box onKeyDown={goToTime}>
          <PointsField
            control={control}
            name="points"
            enterKeyHint={asked.time ? 'next' : 'done'}
          />
        </Box>
      )}
      {asked.time && (
        <TimeField
          control={control}
          name="time"
          format={format}
          hint={time === undefined ? undefined : copy.form.reads(time)}
          enterKeyHint="done"
        />
      )}
      {asked.reason && <RunReasonField control={control} name="reason" enterKeyHint="done" />}
      <Button type="submit" variant="contained" size="large" sx={{ minHeight: 56 }}>
        {copy.form.save}
      </Button>
    </Box>
  );
}

/** Two lines of fields; on a wide screen a single one where a team has one run. */
const formStyles = ({ breakpoints }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 1.5,
    alignItems: 'start',
    [breakpoints.up('md')]: {
      '&:not([data-several])': {
        gridTemplateColumns: 'minmax(0, 1fr) 480px',
        '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
      },
    },
  }) as const;

/** On a wide screen in the line of the heading beneath. */
const savedStyles = {
  gridColumn: '1 / -1',
  minHeight: '1.5em',
  mb: { xs: 1, md: '-1.5em' },
  pl: { md: 20 },
  textAlign: { md: 'right' },
};

const teamLine = (hasSeveral: boolean) => ({
  display: 'grid',
  columnGap: 1.5,
  rowGap: 2.5,
  alignItems: 'start',
  mb: { xs: 2.5, md: hasSeveral ? 2.5 : 0 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: hasSeveral
      ? 'minmax(0, 1fr) minmax(160px, 8.5rem) minmax(170px, 8.5rem)'
      : 'minmax(0, 1fr) minmax(170px, 8.5rem)',
  },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& > :nth-of-type(2):last-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
});

const valueLine = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  columnGap: 1.5,
  mb: 1,
  alignItems: 'start',
  '& > *': { flex: '1 1 130px', minWidth: 0, width: 'auto' },
  // The time has an example beneath it.
  '& > .MuiFormControl-root': { flexGrow: 2 },
  '& > button': { flex: { xs: '1 1 100%', sm: '0 0 auto' } },
} as const;
