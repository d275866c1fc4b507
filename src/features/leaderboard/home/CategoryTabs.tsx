import { Box, Skeleton, Tab, Tabs } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { ellipsis } from '../../../ui/styles/styles.ts';
import type { BoardCategory } from '../scores/boardSnapshot.ts';
import { copy } from '../copy.ts';

type CategoryTabsProps = {
  /** Prefix of the ids of the tabs and their panel. */
  id: string;
  categories: readonly BoardCategory[];
  selected: BoardCategory | undefined;
  isLoading: boolean;
  onSelect: (position: number) => void;
};

export function CategoryTabs({ id, categories, selected, isLoading, onSelect }: CategoryTabsProps) {
  return (
    <Box sx={bar}>
      {isLoading && (
        <Skeleton variant="rounded" width="70%" height={24} sx={{ mx: { xs: 2.25, sm: 3 } }} />
      )}
      {selected && (
        <Tabs
          value={selected.id}
          variant="scrollable"
          scrollButtons="auto"
          aria-label={copy.categories}
          sx={tabs}
        >
          {categories.map((category, position) => (
            <Tab
              key={category.id}
              id={`${id}-tab-${category.id}`}
              aria-controls={`${id}-panel`}
              value={category.id}
              label={
                <Box component="span" sx={ellipsis}>
                  {category.name}
                </Box>
              }
              onClick={() => onSelect(position)}
            />
          ))}
        </Tabs>
      )}
    </Box>
  );
}

function bar({ vars: { palette } }: Theme) {
  return {
    minHeight: 45,
    display: 'flex',
    alignItems: 'center',
    borderBottom: `1px solid ${palette.board.line}`,
    minWidth: 0,
  };
}

function tabs({ vars: { palette } }: Theme) {
  return {
    minHeight: 44,
    minWidth: 0,
    flex: 1,
    px: { xs: 0.5, sm: 1.25 },
    // On phones, which have no scroll arrows, a fade shows that there are more tabs.
    '& .MuiTabs-scroller': {
      maskImage: {
        xs: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)',
        sm: 'none',
      },
    },
    '& .MuiTabs-list': { pr: { xs: 4, sm: 0 } },
    '& .MuiTab-root': {
      minHeight: 44,
      minWidth: 0,
      px: 1.75,
      py: 1,
      color: palette.board.muted,
      maxWidth: 220,
      '&:hover': { color: palette.board.contrastText },
      '&.Mui-selected': { color: palette.gold.main },
      '&.Mui-focusVisible': { outlineOffset: -3 },
    },
    '& .MuiTabs-indicator': { height: 3, backgroundColor: palette.gold.main },
    '& .MuiTabScrollButton-root': { width: 32, '&.Mui-disabled': { opacity: 0.25 } },
  } as const;
}
