import { Box, Card, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';

type Point = { title: string; text: string };

type PointListProps = {
  label?: string;
  points: readonly Point[];
  /** Whether they are steps that follow each other, and have numbers. */
  isNumbered?: boolean;
};

/** Short explanations side by side, such as what a page will hold or who may do what. */
export const PointList = ({ label, points, isNumbered = false }: PointListProps) => (
  <Card
    component={isNumbered ? 'ol' : 'ul'}
    aria-label={label}
    data-numbered={isNumbered || undefined}
    sx={listStyles(points.length)}
  >
    {points.map(({ title, text }) => (
      <Box component="li" key={title} sx={{ maxWidth: '65ch' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
    ))}
  </Card>
);

const listStyles =
  (columns: number) =>
  ({ typography, vars: { palette }, breakpoints }: Theme) =>
    ({
      listStyle: 'none',
      counterReset: 'point',
      m: 0,
      p: { xs: 2, sm: 2.5 },
      width: '100%',
      display: 'grid',
      gap: { xs: 2, md: 5 },
      textAlign: 'start',
      [breakpoints.up('md')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      '&[data-numbered] > li': {
        position: 'relative',
        counterIncrement: 'point',
        paddingLeft: '2.25rem',
      },
      '&[data-numbered] > li::before': {
        ...typography.h4,
        content: 'counter(point)',
        position: 'absolute',
        left: 4,
        top: 0,
        lineHeight: 1.2,
        color: palette.primary.main,
      },
    }) as const;
