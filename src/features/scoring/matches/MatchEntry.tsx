import type { ReactNode } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Match, MatchRule, Round, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { ClosedRound, CompleteRound, RoundsLink } from '../entry/RoundState.tsx';
import type { Progress } from '../progress.ts';
import { isPlanned } from '../runs.ts';
import type { ScoreEntryState } from '../useScoreEntry.ts';
import { CalledMatches } from '../called/CalledMatches.tsx';
import { copy } from './copy.ts';
import { CurrentMatch } from './CurrentMatch.tsx';
import { findEnded, findMatches } from './deskMatches.ts';
import { EndDialogs } from './EndDialogs.tsx';
import { EndedMatches } from './ended/EndedMatches.tsx';
import { OtherMatches } from './OtherMatches.tsx';
import { useMatchEntry } from './useMatchEntry.ts';

type MatchEntryProps = {
  scoreEntry: ScoreEntryState;
  data: ScoreEntryData;
  round: Round;
  rule: MatchRule;
  progress: Progress;
  /** A volunteer has signed in with a table card. */
  isTable: boolean;
  /** Shows a round that is open. */
  onChooseRound: (id: number) => void;
  /** What becomes of the results that wait. */
  notice: ReactNode;
};

/** The next match of a round of matches, and those that have ended. */
export function MatchEntry(props: MatchEntryProps) {
  const { scoreEntry, data, round, rule, isTable, notice } = props;
  const matches = findMatches(data, round);
  const isOpen = round.state === 'open' && !isPlanned(round);
  if (isOpen && !matches)
    return (
      <Notice severity="info" action={!isTable && <RoundsLink scoreEntry={scoreEntry} />}>
        {isTable ? copy.notDrawnAtTable : copy.notDrawn}
      </Notice>
    );
  if (isOpen && matches) return <OpenMatches {...props} matches={matches} />;
  const ended = findEnded(data, round, matches ?? [], scoreEntry.waitingMatches);
  return (
    <>
      <ClosedRound
        scoreEntry={scoreEntry}
        round={round}
        isTable={isTable}
        open={data.rounds.findLast((each) => each.state === 'open' && !isPlanned(each))}
        onChoose={props.onChooseRound}
      />
      {notice}
      <EndedMatches scoreEntry={scoreEntry} data={data} rule={rule} ended={ended} isOpen={false} />
    </>
  );
}

function OpenMatches(props: MatchEntryProps & { matches: readonly Match[] }) {
  const { scoreEntry, data, round, rule, isTable, progress, notice, matches } = props;
  const entry = useMatchEntry({ scoreEntry, data, round, rule, matches });
  const { current, score, question, overtaken, ready, ended } = entry;
  const missing = progress.all - progress.entered;
  const others = ready.filter(({ match }) => match.id !== current?.match.id);
  return (
    <>
      <Typography ref={entry.heading} tabIndex={-1} variant="h5" component="h2" sx={headingStyles}>
        {current?.title ?? copy.heading}
      </Typography>
      {overtaken && (
        <Notice
          severity="warning"
          action={
            <Button variant="contained" onClick={overtaken.goOn}>
              {copy.toNext}
            </Button>
          }
        >
          {overtaken.text}
        </Notice>
      )}
      {current && (
        <CurrentMatch
          key={current.match.id}
          match={current}
          rule={rule}
          score={score}
          canUndo={entry.canUndo}
          problem={entry.problem}
          onScore={entry.setScore}
          onUndo={entry.undo}
          onEnd={entry.end}
          onAsk={entry.ask}
        />
      )}
      {!current && !overtaken && (
        <Box sx={{ mb: 2 }}>
          {missing > 0 && rule.kind === 'knockout' ? (
            <Notice severity="info">
              {scoreEntry.waitingMatches.length > 0 ? copy.movesOnOnceSent : copy.waitsForOthers}
            </Notice>
          ) : (
            <CompleteRound
              scoreEntry={scoreEntry}
              round={round}
              isTable={isTable}
              missing={missing}
            />
          )}
        </Box>
      )}
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mb: 1 }}>
        {entry.saved}
      </Typography>
      {notice}
      {/* Not above the score, which would move while somebody counts. */}
      <CalledMatches
        tournamentId={scoreEntry.tournamentId}
        round={round}
        matches={others}
        onChoose={entry.choose}
      />
      <OtherMatches matches={others} onChoose={entry.choose} />
      <EndedMatches scoreEntry={scoreEntry} data={data} rule={rule} ended={ended} isOpen />
      {question && current && (
        <EndDialogs
          question={question}
          match={current}
          rule={rule}
          score={score}
          onEnd={entry.endWith}
          onCancel={entry.cancel}
        />
      )}
    </>
  );
}

/** Room above it when it takes the focus. */
const headingStyles = { mb: 0.5, outline: 'none', scrollMarginTop: 16 } as const;
