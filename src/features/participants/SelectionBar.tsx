import { Box, Button, Typography } from '@mui/material';
import { formatNumber } from '../../lib/formatNumber.ts';
import { copy } from './copy.ts';

type SelectionBarProps = {
  selectedCount: number;
  /** Number of matching participants; undefined if all of them are selected. */
  matchCount: number | undefined;
  onSelectAll: () => void;
  onClear: () => void;
};

export function SelectionBar({
  selectedCount,
  matchCount,
  onSelectAll,
  onClear,
}: SelectionBarProps) {
  return (
    <>
      <Typography variant="body2" component="span" role="status" sx={{ fontWeight: 700 }}>
        {copy.selection.selected(formatNumber(selectedCount))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', '& button': { minHeight: 40 } }}>
        {matchCount !== undefined && (
          <Button size="small" onClick={onSelectAll}>
            {copy.selection.all(formatNumber(matchCount))}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onClear}>
          {copy.selection.clear}
        </Button>
      </Box>
    </>
  );
}
