import { Box, Skeleton, Tab, Tabs } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { oneLine } from '../../ui/oneLine.ts';
import type { BoardCategory } from './boardMemory.ts';
import { copy } from './copy.ts';

type CategoryTabsProps = {
  /** Begins the ids of the tabs and of their panel. */
  id: string;
  categories: readonly BoardCategory[];
  selected: BoardCategory | undefined;
  loading: boolean;
  onChoose: (position: number) => void;
};

/** The board's categories in one line; the shown one comes into sight by itself. */
export function CategoryTabs({ id, categories, selected, loading, onChoose }: CategoryTabsProps) {
  return (
    <Box sx={line}>
      {loading && (
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
                <Box component="span" sx={oneLine}>
                  {category.name}
                </Box>
              }
              onClick={() => onChoose(position)}
            />
          ))}
        </Tabs>
      )}
    </Box>
  );
}

function line({ vars: { palette } }: Theme) {
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
    // Fades out where there is more, on telephones, which have no arrows.
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
