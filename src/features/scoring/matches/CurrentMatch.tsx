import { majorityOf } from '../../../../openapi/matches/decideMatch.ts';
import { useState } from 'react';
import { Box, Button, Menu, MenuItem, Typography } from '@mui/material';
import UndoIcon from '@mui/icons-material/Undo';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import type { MatchRule } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { type ReadyMatch, type Score, winnerByBouts } from './deskMatches.ts';
import { Sides } from './Sides.tsx';

type CurrentMatchProps = {
  match: ReadyMatch;
  rule: MatchRule;
  score: Score;
  canUndo: boolean;
  /** Why the match cannot end. */
  problem: string | undefined;
  onScore: (next: Score) => void;
  onUndo: () => void;
  onEnd: () => void;
  onAsk: (outcome: 'absent' | 'disqualified') => void;
};

/** Returns what a volunteer has to do. */
function hintOf(rule: MatchRule): string {
  if (rule.counts === 'points') return copy.hint.points;
  return rule.best_of === 1 ? copy.hint.bout : copy.hint.bouts(majorityOf(rule));
}

/** Returns the score as it is heard: 'Garuda Baja 2, Komodo Lintas 1. Garuda Baja menang pertandingan.' */
function speakScore({ home, away }: ReadyMatch, rule: MatchRule, score: Score): string {
  const winner = winnerByBouts(rule, score);
  const text = copy.spoken(`${home.name} ${score.home}`, `${away.name} ${score.away}`);
  return winner ? `${text} ${copy.spokenWinner((winner === 'home' ? home : away).name)}` : text;
}

/** The match that is being played: its teams with their scores, and how it ends. */
export function CurrentMatch(props: CurrentMatchProps) {
  const { match, rule, score, canUndo, problem } = props;
  const isOpenEnded = rule.counts === 'points' || winnerByBouts(rule, score) !== undefined;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {hintOf(rule)}
      </Typography>
      <Sides match={match} rule={rule} score={score} onScore={props.onScore} />
      <Box role="status" sx={visuallyHidden}>
        {canUndo && speakScore(match, rule, score)}
      </Box>
      <Box sx={endStyles}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<UndoIcon />}
          aria-label={copy.undoPress}
          aria-disabled={!canUndo}
          onClick={() => {
            if (canUndo) props.onUndo();
          }}
          sx={{ opacity: canUndo ? undefined : 0.5 }}
        >
          {copy.undo}
        </Button>
        <Button variant={isOpenEnded ? 'contained' : 'outlined'} size="large" onClick={props.onEnd}>
          {copy.end}
        </Button>
      </Box>
      {problem && <FormError message={problem} />}
      <OtherEndings onAsk={props.onAsk} />
    </>
  );
}

/** The endings of a match that is not played. */
function OtherEndings({ onAsk }: Pick<CurrentMatchProps, 'onAsk'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ mt: 0.5, minHeight: 44 }}
      >
        {copy.more}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(['absent', 'disqualified'] as const).map((outcome) => (
          <MenuItem
            key={outcome}
            onClick={() => {
              setAnchor(null);
              onAsk(outcome);
            }}
          >
            {copy.outcomes[outcome]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Returns a score as it is seen: '2 : 1'. */
export const writeScore = ({ home, away }: Score): string =>
  copy.score(formatNumber(home), formatNumber(away));

const endStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 1,
  mt: 1.5,
  '& > button': { minHeight: 56 },
} as const;
