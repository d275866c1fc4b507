import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Round, ScoreEntryTeam } from '../../../../openapi/schema.d.ts';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { StatusChip } from '../../../ui/states/StatusChip.tsx';
import { copy } from '../copy.ts';
import {
  type Entry,
  findCountedRuns,
  isWaiting,
  numberOf,
  runText,
  valuesOf,
  withTeam,
} from '../runs.ts';

type TeamRunsProps = {
  team: ScoreEntryTeam;
  round: Round;
  /** The runs of the team in the round, by number. */
  runs: readonly Entry[];
  onCorrect: (entry: Entry) => void;
};

/** The runs of the chosen team, with those marked that count. */
export function TeamRuns({ team, round, runs, onCorrect }: TeamRunsProps) {
  const counted = findCountedRuns(round, runs);
  if (runs.length === 0) return null;
  return (
    <Box component="ul" aria-label={copy.form.runsOf(team.name)} sx={listStyles}>
      {runs.map((entry) => {
        const name = copy.run.name(numberOf(entry));
        return (
          <li key={isWaiting(entry) ? entry.key : entry.id}>
            <b>{name}</b>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {runText(valuesOf(entry))}
            </Box>
            {counted.includes(numberOf(entry)) && (
              <StatusChip tone="strong">{copy.form.counted}</StatusChip>
            )}
            {isWaiting(entry) && <small>{copy.form.isWaiting}</small>}
            <RowButton
              label={copy.list.correct(withTeam(entry, name))}
              icon={rowIcons.edit}
              onClick={() => onCorrect(entry)}
            />
          </li>
        );
      })}
    </Box>
  );
}

function listStyles({ vars: { palette } }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    mb: 1,
    px: 1.5,
    border: `1px solid ${palette.divider}`,
    borderRadius: 1,
    '& > li': { display: 'flex', alignItems: 'center', columnGap: 1.5 },
    '& > li + li': { borderTop: `1px solid ${palette.divider}` },
    '& b': { flexShrink: 0 },
    '& small': { color: palette.text.secondary },
    '& .row-button': {
      ml: 'auto',
      minWidth: 44,
      minHeight: 44,
      border: 0,
      borderRadius: 1,
      cursor: 'pointer',
      color: palette.text.secondary,
      backgroundColor: 'transparent',
      '&:hover': { backgroundColor: palette.action.hover },
    },
  } as const;
}
