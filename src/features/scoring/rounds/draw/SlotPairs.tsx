import { Box, Typography } from '@mui/material';
import type { ScoreEntryTeam } from '../../../../../openapi/schema.d.ts';
import { copy } from './copy.ts';
import { DrawnTeam } from './DrawnTeam.tsx';
import { gridStyles, groupStyles } from './GroupCards.tsx';

type SlotPairsProps = {
  slots: readonly (number | null)[];
  teamOf: (id: number) => ScoreEntryTeam | undefined;
};

/** The first matches of a bracket; a team without an opponent moves on by itself. */
export const SlotPairs = ({ slots, teamOf }: SlotPairsProps) => (
  <Box component="ol" sx={listStyles}>
    {toPairs(slots).map((pair, index) => (
      <Box component="li" key={pair.join()} sx={groupStyles}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 700 }}>
          {copy.match(index + 1)}
        </Typography>
        {pair.map((id, side) => (
          <Box key={id ?? `bye ${side}`} sx={placeStyles}>
            <span>{index * 2 + side + 1}.</span>
            {id === null ? <i>{copy.bye}</i> : <DrawnTeam team={teamOf(id)} />}
          </Box>
        ))}
      </Box>
    ))}
  </Box>
);

const toPairs = (slots: readonly (number | null)[]) =>
  Array.from({ length: slots.length / 2 }, (_, index) => slots.slice(index * 2, index * 2 + 2));

const listStyles = { listStyle: 'none', m: 0, p: 0, ...gridStyles(240) };

const placeStyles = {
  display: 'flex',
  gap: 1,
  py: 0.75,
  borderTop: '1px solid',
  borderColor: 'divider',
  '& > span': { minWidth: '1.5em', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& > i': { color: 'text.secondary' },
};
