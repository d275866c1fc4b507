import { Box, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { TabList } from '../../../ui/lists/TabList.tsx';
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
        <TabList
          id={id}
          label={copy.categories}
          items={categories}
          selectedId={selected.id}
          onSelect={(selectedId) =>
            onSelect(categories.findIndex((item) => item.id === selectedId))
          }
        />
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
    px: { xs: 0.5, sm: 1.25 },
    '--focus-ring': palette.gold.main,
  };
}
