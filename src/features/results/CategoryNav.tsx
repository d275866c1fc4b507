import { useEffect, useRef } from 'react';
import { Box, Button, Skeleton } from '@mui/material';
import { Link } from 'react-router-dom';
import type { TournamentCategory } from '../../../openapi/schema.d.ts';
import { paths } from '../../paths.ts';
import { scrollStripTo } from '../../ui/lists/TabList.tsx';
import { ellipsis } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';

type CategoryNavProps = {
  tournamentId: number;
  categories: TournamentCategory[] | undefined;
  isLoading: boolean;
  selectedId: number;
};

/**
 * Links to the results of the other categories. They replace the history entry, so that Back leaves
 * the results.
 */
export function CategoryNav({
  tournamentId,
  categories = [],
  isLoading,
  selectedId,
}: CategoryNavProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const selected = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list.current && selected) scrollStripTo(list.current, selected);
  }, [selectedId, isLoading]);
  if (!isLoading && categories.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={copy.categories}
      aria-busy={isLoading}
      sx={{ mb: { xs: 2, md: 3 }, minWidth: 0 }}
    >
      <Box ref={list} component="ul" sx={listStyles}>
        {isLoading &&
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
              variant={id === selectedId ? 'contained' : 'outlined'}
              color={id === selectedId ? 'primary' : 'inherit'}
              aria-current={id === selectedId ? 'page' : undefined}
              sx={(theme) => ({
                maxWidth: '20rem',
                border: '1.5px solid',
                '&:not(.Mui-disabled)': {
                  borderColor: id === selectedId ? 'transparent' : theme.vars.palette.outline,
                },
              })}
            >
              <Box component="span" sx={ellipsis}>
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
 * On phones one scrollable row up to the screen edges, which a fade shows to go on. The padding is for
 * the focus ring and the fade.
 */
const listStyles = {
  position: 'relative',
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
  pr: { xs: 6, md: 0.5 },
  maskImage: { xs: 'linear-gradient(to right, #000 calc(100% - 56px), transparent)', md: 'none' },
  '& li': { flexShrink: 0 },
} as const;
