import { Box, ButtonBase, IconButton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import CheckIcon from '@mui/icons-material/Check';
import type { MatchRule, ScoreEntryTeam } from '../../../../openapi/schema.d.ts';
import { matchScoreLimits } from '../../../../openapi/workLimits.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { cutCorner } from '../../../ui/styles/styles.ts';
import type { SideName } from '../../matches/matchText.ts';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { copy } from './copy.ts';
import { type ReadyMatch, type Score, winnerByBouts } from './deskMatches.ts';
import { readScore } from './readResult.ts';

type SidesProps = {
  match: ReadyMatch;
  rule: MatchRule;
  score: Score;
  onScore: (next: Score) => void;
};

/** Both teams side by side, each with what counts for it. */
export function Sides({ match, rule, score, onScore }: SidesProps) {
  const winner = winnerByBouts(rule, score);
  const sides: readonly SideName[] = ['home', 'away'];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 }}>
      {sides.map((side) => {
        const props = {
          team: match[side],
          score: score[side],
          onScore: (next: number) => onScore({ ...score, [side]: next }),
        };
        return rule.counts === 'bouts' ? (
          <BoutSide key={side} {...props} winner={winner && (winner === side ? 'own' : 'other')} />
        ) : (
          <PointsSide key={side} {...props} />
        );
      })}
    </Box>
  );
}

type SideProps = {
  team: ScoreEntryTeam;
  score: number;
  onScore: (next: number) => void;
};

const TeamText = ({ team }: { team: ScoreEntryTeam }) => (
  <Box component="span" sx={teamStyles}>
    <b>
      <StartNumber number={team.start_number} />
      {team.name}
    </b>
    <small>{team.club}</small>
  </Box>
);

type BoutSideProps = SideProps & {
  /** Which of both teams has won the bouts it needs. */
  winner: 'own' | 'other' | undefined;
};

/** One press for a bout that the team has won. It keeps the focus when no more bouts are counted. */
const BoutSide = ({ team, score, onScore, winner }: BoutSideProps) => (
  <ButtonBase
    focusRipple
    aria-label={copy.winBout(team.name)}
    aria-disabled={winner !== undefined}
    data-winner={winner === 'own' || undefined}
    onClick={() => {
      if (winner === undefined) onScore(score + 1);
    }}
    sx={[sideStyles, boutStyles]}
  >
    <TeamText team={team} />
    <Box component="span" sx={scoreStyles}>
      {formatNumber(score)}
    </Box>
    <Box component="span" sx={markStyles}>
      {winner === 'own' ? (
        <>
          <CheckIcon fontSize="small" /> {copy.wins}
        </>
      ) : (
        winner === undefined && copy.bout
      )}
    </Box>
  </ButtonBase>
);

const maximum = matchScoreLimits.maximum;

/** The points of a team: one more or less at a press, or typed. */
const PointsSide = ({ team, score, onScore }: SideProps) => (
  <Box role="group" aria-label={team.name} sx={sideStyles}>
    <TeamText team={team} />
    <Box
      component="input"
      aria-label={copy.scoreOf(team.name)}
      inputMode="numeric"
      autoComplete="off"
      value={String(score)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        const typed = readScore(target.value === '' ? '0' : target.value);
        if (typed !== undefined) onScore(typed);
      }}
      sx={[scoreStyles, inputStyles]}
    />
    <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 3fr', gap: 0.75, width: '100%' }}>
      <IconButton
        aria-label={copy.subtract(team.name)}
        aria-disabled={score === 0}
        onClick={() => {
          if (score > 0) onScore(score - 1);
        }}
        sx={stepStyles}
      >
        <RemoveIcon />
      </IconButton>
      <IconButton
        aria-label={copy.add(team.name)}
        aria-disabled={score === maximum}
        onClick={() => {
          if (score < maximum) onScore(score + 1);
        }}
        sx={[stepStyles, addStyles]}
      >
        <AddIcon />
      </IconButton>
    </Box>
  </Box>
);

const sideStyles = ({ vars: { palette } }: Theme) =>
  ({
    ...cutCorner(16),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 0.5,
    minWidth: 0,
    p: { xs: 1, sm: 2 },
    border: `1px solid ${palette.outline}`,
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    textAlign: 'center',
  }) as const;

const boutStyles = ({ vars: { palette } }: Theme) =>
  ({
    minHeight: { xs: 200, sm: 220 },
    font: 'inherit',
    borderColor: palette.primary.main,
    borderWidth: 2,
    '@media (hover: hover)': { '&:hover': { backgroundColor: palette.action.hover } },
    '&.Mui-focusVisible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    '&[aria-disabled="true"]': { borderColor: palette.divider, cursor: 'default' },
    '&[data-winner]': {
      borderColor: palette.success.main,
      backgroundColor: `rgb(${palette.success.mainChannel} / 12%)`,
    },
  }) as const;

const teamStyles = {
  display: 'block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  '& small': { display: 'block', mt: 0.25, color: 'text.secondary' },
} as const;

const scoreStyles = {
  // At the same height on both sides, however long their names are.
  mt: 'auto',
  fontSize: { xs: '3.5rem', sm: '4rem' },
  fontWeight: 700,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** As high with a text as without. */
const markStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: '1.75rem',
  fontWeight: 700,
} as const;

const inputStyles = ({ vars: { palette } }: Theme) =>
  ({
    ...cutCorner(10),
    boxSizing: 'border-box',
    width: '100%',
    p: 0,
    fontFamily: 'inherit',
    border: '1px solid transparent',
    color: 'inherit',
    backgroundColor: 'transparent',
    textAlign: 'center',
    '&:hover': { borderColor: palette.outline },
    '&:focus': { outline: 'none', borderColor: palette.primary.main },
  }) as const;

const stepStyles = ({ vars: { palette } }: Theme) =>
  ({
    ...cutCorner(10),
    minHeight: 64,
    border: `1px solid ${palette.outline}`,
    color: palette.text.primary,
    '&[aria-disabled="true"]': { opacity: 0.4 },
  }) as const;

const addStyles = ({ vars: { palette } }: Theme) =>
  ({
    color: palette.primary.contrastText,
    borderColor: palette.primary.main,
    backgroundColor: palette.primary.main,
    '&:hover': { backgroundColor: palette.primary.dark },
  }) as const;
