import { useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import CheckIcon from '@mui/icons-material/Check';
import type { Round, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { teamsOf } from '../../runs.ts';
import { copy } from '../copy.ts';

const texts = copy.list;
/** How many teams a round shows at first: more would push the next round out of the window. */
const shownAtFirst = 12;

/** The teams of a round, with how many of their runs are entered. */
export function RoundTeams({ round, data }: { round: Round; data: ScoreEntryData }) {
  const [isOpen, setIsOpen] = useState(false);
  const teams = teamsOf(data, round);
  const count = formatNumber(teams.length);
  const runsOf = (teamId: number) =>
    data.runs.filter(({ round_id: id, team }) => id === round.id && team.id === teamId).length;
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600, lineHeight: { md: '40px' } }}>
        {texts.teams(count)}
      </Typography>
      <Box component="ul" aria-label={texts.teamsName(round.name)} sx={listStyles}>
        {(isOpen ? teams : teams.slice(0, shownAtFirst)).map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            {!round.match_rule && <RunState entered={runsOf(id)} all={round.run_count} />}
          </li>
        ))}
      </Box>
      {!isOpen && teams.length > shownAtFirst && (
        <Button
          size="small"
          onClick={() => setIsOpen(true)}
          sx={{ mt: 0.5, ml: { xs: -1.5, sm: -2 } }}
        >
          {texts.showTeams(count)}
        </Button>
      )}
    </div>
  );
}

/** How many of a team's runs are entered, with a tick once that is all of them. */
function RunState({ entered, all }: { entered: number; all: number }) {
  const isComplete = entered >= all;
  return (
    <small data-complete={isComplete || undefined}>
      {isComplete && <CheckIcon aria-hidden fontSize="inherit" />}
      {all > 1
        ? texts.runs(formatNumber(entered), formatNumber(all))
        : texts.run[isComplete ? 'entered' : 'missing']}
    </small>
  );
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  '& > li': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 1,
    py: 0.75,
    borderBottom: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& small': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    flexShrink: 0,
    fontSize: '0.8125rem',
    color: 'text.secondary',
  },
  '& small[data-complete]': { fontWeight: 600, color: 'success.main' },
};
