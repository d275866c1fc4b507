import { useId } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { ScoreEntryTeam } from '../../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { ellipsis } from '../../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';

const texts = copy.form.remaining;
const shownTeams = 8;
const columns = 4;

type RemainingTeamsProps = {
  /** How many teams the round has. */
  count: number;
  /** Those that lack a run, the next ones first. */
  teams: readonly ScoreEntryTeam[];
  onChoose: (team: ScoreEntryTeam) => void;
  /** Called to find one of those that are not shown. */
  onFind: () => void;
};

/**
 * Buttons of teams that are still to come; each chooses its team. The place they take follows from how
 * many teams there are, so that what is below stays where it is while they are entered.
 */
export function RemainingTeams({ count, teams, onChoose, onFind }: RemainingTeamsProps) {
  const id = useId();
  const hasMore = teams.length > shownTeams;
  const shown = teams.slice(0, hasMore ? shownTeams - 1 : shownTeams);
  const rows = Math.ceil(Math.min(count, shownTeams) / columns);
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 2.5 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 0.75 }}>
        {texts.title}
      </Typography>
      <Box sx={listStyles(rows)}>
        {shown.map((team) => (
          <Button key={team.id} variant="outlined" onClick={() => onChoose(team)}>
            <Box component="span" sx={ellipsis}>
              {team.name}
            </Box>
            <small>{team.code.split('-').at(-1)}</small>
          </Button>
        ))}
        {hasMore && (
          <Button onClick={onFind}>{texts.more(formatNumber(teams.length - shown.length))}</Button>
        )}
        {teams.length === 0 && <Typography color="text.secondary">{texts.none}</Typography>}
      </Box>
    </Box>
  );
}

/** Two lines that scroll on phones, where the list beneath has to stay near. */
const listStyles = (rows: number) =>
  ({
    display: 'grid',
    gap: 1,
    alignContent: 'start',
    mx: { xs: -2, md: 0 },
    px: { xs: 2, md: 0 },
    overflowX: { xs: 'auto', md: 'visible' },
    gridAutoFlow: { xs: 'column', md: 'row' },
    gridAutoColumns: { xs: 'max-content', md: 'auto' },
    gridTemplateRows: { xs: 'repeat(2, 44px)', md: 'none' },
    gridTemplateColumns: { md: `repeat(${columns}, minmax(0, 1fr))` },
    minHeight: { md: rows * 44 + (rows - 1) * 8 },
    '& .MuiButton-root': {
      justifyContent: 'space-between',
      gap: 1,
      minHeight: 44,
      maxWidth: { xs: 200, md: 'none' },
      px: 1.5,
      py: 0.5,
      whiteSpace: 'nowrap',
    },
    '& small': { color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  }) as const;
