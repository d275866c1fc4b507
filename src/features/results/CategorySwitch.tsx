import { Box, Button, Skeleton } from '@mui/material';
import { Link } from 'react-router-dom';
import type { TournamentCategory } from '../../../openapi/schema.d.ts';
import { paths } from '../../paths.ts';
import { oneLine } from '../../ui/oneLine.ts';
import { copy } from './copy.ts';

type CategorySwitchProps = {
  tournamentId: number;
  categories: TournamentCategory[] | undefined;
  loading: boolean;
  /** The id of the category whose results are shown. */
  shown: number;
};

/**
 * The way to the results of the tournament's other categories; Back then still leads out of the
 * results.
 */
export function CategorySwitch({
  tournamentId,
  categories = [],
  loading,
  shown,
}: CategorySwitchProps) {
  if (!loading && categories.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={copy.categories}
      aria-busy={loading}
      sx={{ mb: { xs: 3, md: 4 } }}
    >
      <Box component="ul" sx={list}>
        {loading &&
          [104, 132, 92, 120].map((width) => (
            <li key={width} aria-hidden>
              <Skeleton variant="rounded" width={width} height={44} />
            </li>
          ))}
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Button
              component={Link}
              to={paths.tournamentResult.href({ tournamentId, categoryId: id })}
              replace
              variant={id === shown ? 'contained' : 'outlined'}
              color={id === shown ? 'primary' : 'inherit'}
              aria-current={id === shown ? 'page' : undefined}
              sx={(theme) => ({
                maxWidth: '20rem',
                border: '1.5px solid',
                '&:not(.Mui-disabled)': {
                  borderColor: id === shown ? 'transparent' : theme.vars.palette.outline,
                },
              })}
            >
              <Box component="span" sx={oneLine}>
                {name}
              </Box>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/**
 * One row that scrolls sideways on a telephone, out to the screen's edge; the padding is room for
 * the focus ring.
 */
const list = {
  listStyle: 'none',
  display: 'flex',
  gap: 1,
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  p: 0.5,
  m: -0.5,
  mx: { xs: -2, sm: -3, md: -0.5 },
  px: { xs: 2, sm: 3, md: 0.5 },
  '& li': { flexShrink: 0 },
};
