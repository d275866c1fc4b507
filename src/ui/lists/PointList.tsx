import { Box, Card, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';

type Point = { title: string; text: string };

type PointListProps = {
  label?: string;
  /** A line above the points, in place of the label. */
  heading?: string;
  points: readonly Point[];
  /** Whether they are steps that follow each other, and have numbers. */
  isNumbered?: boolean;
};

/** Short explanations side by side, such as what a page will hold or who may do what. */
export const PointList = ({ label, heading, points, isNumbered = false }: PointListProps) => (
  <Card sx={{ p: { xs: 2, sm: 2.5 }, width: '100%', textAlign: 'start' }}>
    {heading && (
      <Typography
        variant="overline"
        component="h2"
        sx={{ display: 'block', mb: 1, color: 'text.secondary' }}
      >
        {heading}
      </Typography>
    )}
    <Box
      component={isNumbered ? 'ol' : 'ul'}
      aria-label={heading ?? label}
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
    </Box>
  </Card>
);

const listStyles =
  (columns: number) =>
  ({ typography, vars: { palette } }: Theme) =>
    ({
      listStyle: 'none',
      counterReset: 'point',
      m: 0,
      p: 0,
      display: 'grid',
      gap: { xs: 2, md: 5 },
      gridTemplateColumns: { md: `repeat(${columns}, minmax(0, 1fr))` },
      '&[data-numbered] > li': {
        display: 'grid',
        gridTemplateColumns: '2.25rem minmax(0, 1fr)',
        alignItems: 'baseline',
        counterIncrement: 'point',
      },
      '&[data-numbered] > li > p': { gridColumn: 2 },
      '&[data-numbered] > li::before': {
        ...typography.h4,
        content: 'counter(point)',
        lineHeight: 1,
        color: palette.primary.main,
      },
    }) as const;
