import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Round } from '../../../../openapi/schema.d.ts';
import { roundsHref } from '../../../lib/urls/scoreEntryUrl.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { copy } from '../copy.ts';
import { isPlanned } from '../runs.ts';
import type { ScoreEntryState } from '../useScoreEntry.ts';
import { useStoredEntry } from './useEntryDraft.ts';

type RoundStateProps = {
  scoreEntry: ScoreEntryState;
  round: Round;
  /** A volunteer has signed in with a table card. */
  isTable: boolean;
};

/** The page where rounds are opened and closed, which table cards cannot do. */
export const RoundsLink = ({ scoreEntry }: Pick<RoundStateProps, 'scoreEntry'>) => (
  <Button
    variant="outlined"
    color="inherit"
    component={Link}
    to={roundsHref(scoreEntry)}
    sx={{ flexShrink: 0, my: 0.5 }}
  >
    {copy.scoreEntry.toRounds}
  </Button>
);

type ClosedRoundProps = RoundStateProps & {
  /** A round that takes runs, if there is one. */
  open: Round | undefined;
  onChoose: (id: number) => void;
};

/** What cannot be done in a round that is closed, or not open yet, and where runs can be entered or who can change that. */
export function ClosedRound({ scoreEntry, round, isTable, open, onChoose }: ClosedRoundProps) {
  const { planned, closed, closedAtTable, closedMatches, closedMatchesAtTable, unsaved } =
    copy.scoreEntry;
  const [atDesk, atTable] = round.match_rule
    ? [closedMatches, closedMatchesAtTable]
    : [closed, closedAtTable];
  const text = isPlanned(round) ? planned : isTable ? atTable : atDesk;
  const { team, points, time } = useStoredEntry(scoreEntry).values;
  const typed = round.match_rule ? [] : [team, points, time].filter((each) => each.trim() !== '');
  return (
    <Notice
      severity="info"
      sx={{ mb: 2 }}
      action={
        open ? (
          <Button
            variant="contained"
            onClick={() => onChoose(open.id)}
            sx={{ flexShrink: 0, my: 0.5 }}
          >
            {copy.scoreEntry.toRound(open.name)}
          </Button>
        ) : (
          !isTable && <RoundsLink scoreEntry={scoreEntry} />
        )
      }
    >
      {text(round.name)}
      {typed.length > 0 && <div>{unsaved(typed.join(' · '))}</div>}
    </Notice>
  );
}

/**
 * Takes the place of what is still to be entered: every run or match is recorded, and what is to be done next; or that
 * some of those entered here have not reached the server.
 */
export function CompleteRound({
  missing,
  ...props
}: RoundStateProps & {
  /** How many runs or matches the server lacks. */
  missing: number;
}) {
  const { scoreEntry, round, isTable } = props;
  const { allEntered, allRecorded, allRecordedAtTable, units } = copy.scoreEntry;
  const what = round.match_rule ? units.match : units.run;
  if (missing > 0) return <Notice severity="info">{allEntered(missing, what)}</Notice>;
  return (
    <Notice severity="success" action={!isTable && <RoundsLink scoreEntry={scoreEntry} />}>
      {(isTable ? allRecordedAtTable : allRecorded)(round.name, what)}
    </Notice>
  );
}
