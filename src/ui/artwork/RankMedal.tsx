import { Box, createSvgIcon } from '@mui/material';
import type { Theme } from '@mui/material/styles';

export const CrownIcon = createSvgIcon(
  <path d="M3.2 7.4a1 1 0 0 1 1.55-.95L8.3 8.9l2.86-4.3a1 1 0 0 1 1.68 0l2.86 4.3 3.55-2.45a1 1 0 0 1 1.55.95L19.3 16H4.7zM5 17.6h14V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1z" />,
  'Crown',
);

type RankMedalProps = { rank: number };

/**
 * A rank drawn as a solder pad: gold, silver and copper for the first three, an empty ring for the
 * others.
 */
export function RankMedal({ rank }: RankMedalProps) {
  return (
    <Box component="span" data-rank={rank} sx={medalStyles}>
      {rank}
    </Box>
  );
}

function medalStyles({ vars: { palette }, typography }: Theme) {
  const metal = (light: string, dark: string) => ({
    color: palette.gold.contrastText,
    borderColor: dark,
    background: `radial-gradient(circle at 32% 26%, ${light}, ${dark})`,
  });
  return {
    ...typography.h6,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    width: 34,
    height: 34,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    border: `2px solid ${palette.board.line}`,
    color: palette.board.contrastText,
    // The gap between the pad's rim and its metal.
    boxShadow: `inset 0 0 0 2px ${palette.board.deep}`,
    '&[data-rank="1"]': metal(palette.gold.light, palette.gold.main),
    '&[data-rank="2"]': metal('#F3F7F4', '#B4C4BC'),
    '&[data-rank="3"]': metal('#F8BD92', '#F39A5B'),
  } as const;
}
