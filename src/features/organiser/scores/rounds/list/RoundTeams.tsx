import { useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Round, ScoreEntryData } from '../../../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../../../lib/text/formatNumber.ts';
import { teamsOf } from '../../runs.ts';
import { copy } from '../copy.ts';

const texts = copy.list;
/** How many teams a round shows at first: more would push the next round out of the window. */
const shownAtFirst = 8;

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
            <small>{runText(runsOf(id), round.run_count)}</small>
          </li>
        ))}
      </Box>
      {!isOpen && teams.length > shownAtFirst && (
        <Button size="small" onClick={() => setIsOpen(true)} sx={{ mt: 0.5, ml: -1 }}>
          {texts.showTeams(count)}
        </Button>
      )}
    </div>
  );
}

function runText(entered: number, all: number): string {
  if (all > 1) return texts.runs(formatNumber(entered), formatNumber(all));
  return entered > 0 ? texts.run.entered : texts.run.missing;
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
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
  '& small': { flexShrink: 0, fontSize: '0.8125rem', color: 'text.secondary' },
};
