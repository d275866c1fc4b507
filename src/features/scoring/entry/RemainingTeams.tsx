import { type ReactNode, useId } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { ScoreEntryTeam } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { ellipsis } from '../../../ui/styles/styles.ts';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { copy } from '../copy.ts';

const texts = copy.form.remaining;
const shownTeams = 8;
const columns = { xs: 2, md: 4 };

type RemainingTeamsProps = {
  /** How many teams the round has. */
  count: number;
  /** Those that lack a run, the next ones first. */
  teams: readonly ScoreEntryTeam[];
  onChoose: (team: ScoreEntryTeam) => void;
  /** Called to find one of those that are not shown. */
  onFind: () => void;
  /** Shown once no team lacks a run. */
  complete: ReactNode;
};

/**
 * Buttons of teams that are still to come; each chooses its team. The place they take follows from how
 * many teams there are, so that what is below stays where it is while they are entered.
 */
export function RemainingTeams({ count, teams, onChoose, onFind, complete }: RemainingTeamsProps) {
  const id = useId();
  const hasMore = teams.length > shownTeams;
  const shown = teams.slice(0, hasMore ? shownTeams - 1 : shownTeams);
  if (teams.length === 0) return <Box sx={{ mb: 2.5 }}>{complete}</Box>;
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 2.5 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 0.75 }}>
        {texts.title}
      </Typography>
      <Box sx={listStyles(Math.min(count, shownTeams))}>
        {shown.map((team) => (
          <Button key={team.id} variant="outlined" onClick={() => onChoose(team)}>
            <Box component="span" sx={ellipsis}>
              <StartNumber number={team.start_number} />
              {team.name}
            </Box>
            {team.start_number === undefined && <small>{team.code.split('-').at(-1)}</small>}
          </Button>
        ))}
        {hasMore && (
          <Button onClick={onFind}>{texts.more(formatNumber(teams.length - shown.length))}</Button>
        )}
      </Box>
    </Box>
  );
}

/** As high as the buttons of `count` teams; on phones, where they take more rows, as two of them. */
const listStyles = (count: number) => {
  const rows = { xs: Math.ceil(count / columns.xs), md: Math.ceil(count / columns.md) };
  return {
    display: 'grid',
    gap: 1,
    alignContent: 'start',
    // So many columns as above; fewer with large text.
    gridTemplateColumns: {
      xs: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
      md: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
    },
    minHeight: { xs: Math.min(rows.xs, 2) * 52 - 8, md: rows.md * 52 - 8 },
    '& .MuiButton-root': {
      // The code is beneath the name on phones.
      flexDirection: { xs: 'column', md: 'row' },
      alignItems: { xs: 'flex-start', md: 'center' },
      justifyContent: { xs: 'center', md: 'space-between' },
      columnGap: 1,
      minHeight: 44,
      px: 1.5,
      py: 0.5,
      lineHeight: 1.25,
      whiteSpace: 'nowrap',
    },
    '& small': { color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  } as const;
};
