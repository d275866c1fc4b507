import { Box, Button, Typography } from '@mui/material';
import { formatNumber } from '../../lib/number.ts';
import { copy } from './copy.ts';

type SelectionBarProps = {
  chosen: number;
  /** How many there are to choose from; nothing where all of them are chosen. */
  found: number | undefined;
  onAll: () => void;
  onClear: () => void;
};

/** How many rows are chosen, over all pages, and the way to all and to none. */
export function SelectionBar({ chosen, found, onAll, onClear }: SelectionBarProps) {
  return (
    <>
      <Typography variant="body2" component="span" role="status" sx={{ fontWeight: 700 }}>
        {copy.selection.chosen(formatNumber(chosen))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', '& button': { minHeight: 40 } }}>
        {found !== undefined && (
          <Button size="small" onClick={onAll}>
            {copy.selection.all(formatNumber(found))}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onClear}>
          {copy.selection.clear}
        </Button>
      </Box>
    </>
  );
}
