import { type Ref, useId } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Round } from '../../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { scoreEntryHref } from '../../../../lib/urls/scoreEntryUrl.ts';
import { Notice } from '../../../../ui/states/Notice.tsx';
import { NativeSelect } from '../../entry/OutcomeField.tsx';
import type { ScoreEntryTarget } from '../../useScoreEntry.ts';
import { copy as pageCopy } from '../copy.ts';
import { decisionField, type MissingDecision, type MissingTeam } from './useMissingRuns.ts';

const copy = pageCopy.opening.missing;

const decisions: MissingDecision[] = ['absent', 'waiting', 'left_out'];

const options = [
  { value: '', label: copy.choose },
  ...decisions.map((decision) => ({ value: decision, label: copy.decisions[decision] })),
];

const toDecision = (value: string): MissingDecision | undefined =>
  decisions.find((each) => each === value);

type MissingRunsProps = {
  missing: readonly MissingTeam[];
  /** The round in which runs are missing. */
  round: Round;
  target: ScoreEntryTarget;
  /** What to do while a team is still to run. */
  waitText: string;
  decisionOf: (missing: MissingTeam) => MissingDecision | undefined;
  onDecide: (teams: readonly MissingTeam[], decision: MissingDecision | undefined) => void;
  ref: Ref<HTMLElement>;
};

/** Names the runs of a round that are not entered, and asks of each team what becomes of them. */
export function MissingRuns(props: MissingRunsProps) {
  const { missing, round, target, waitText, decisionOf, onDecide, ref } = props;
  const id = useId();
  const found = missing.map(decisionOf);
  const runs = missing.reduce((sum, { numbers }) => sum + numbers.length, 0);
  const [first] = found;
  const common = found.every((each) => each === first) ? first : undefined;
  return (
    <Box component="section" ref={ref} aria-labelledby={id} sx={{ mb: 3 }}>
      <Notice severity="warning" sx={{ mb: 1.5 }}>
        <b id={id}>{copy.title(formatNumber(runs), formatNumber(missing.length), round.name)}</b>
        <div>{copy.lead}</div>
      </Notice>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {missing.length > 1 && (
          <NativeSelect
            label={copy.all}
            name="missing"
            value={common ?? ''}
            options={options}
            onChange={(value) => onDecide(missing, toDecision(value))}
          />
        )}
        {missing.map((each, index) => (
          <NativeSelect
            key={each.team.id}
            label={[each.team.start_number, each.team.name].filter(Boolean).join(' ')}
            name={decisionField(each)}
            value={found[index] ?? ''}
            options={options}
            hint={describeMissing(each, round, found[index])}
            onChange={(value) => onDecide([each], toDecision(value))}
          />
        ))}
      </Box>
      {found.includes('waiting') && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {waitText}
            {round.state === 'closed' && ` ${copy.reopen(round.name)}`}
          </Typography>
          <Button variant="outlined" component={Link} to={scoreEntryHref(target)}>
            {copy.scores}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** Returns what a team lacks, and what the decision about it means. */
function describeMissing(
  { numbers, checked_in: hasCome }: MissingTeam,
  { run_count: count }: Round,
  decision: MissingDecision | undefined,
): string {
  const entered = count - numbers.length;
  const state = [
    entered > 0 ? copy.entered(formatNumber(entered), formatNumber(count)) : copy.none,
    hasCome === false ? copy.notCheckedIn : '',
  ];
  const meaning = {
    absent: copy.absentHint,
    waiting: '',
    left_out: entered > 0 ? copy.leftOutHint : copy.unrankedHint,
  };
  return [`${state.filter(Boolean).join(', ')}.`, decision ? meaning[decision] : '']
    .filter(Boolean)
    .join(' ');
}
