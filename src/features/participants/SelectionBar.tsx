import { Box, Button, Typography } from '@mui/material';
import GroupAddIcon from '@mui/icons-material/GroupAddOutlined';
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';

type SelectionBarProps = {
  selectedCount: number;
  /** Number of matching participants; undefined if all of them are selected. */
  matchCount: number | undefined;
  onSelectAll: () => void;
  onClear: () => void;
  /** Opens the dialog that makes teams of the selected participants. */
  onCreateTeams: () => void;
  onRemove: () => void;
};

export function SelectionBar({
  selectedCount,
  matchCount,
  onSelectAll,
  onClear,
  onCreateTeams,
  onRemove,
}: SelectionBarProps) {
  const count = formatNumber(selectedCount);
  return (
    <>
      <Typography variant="body2" component="span" role="status" sx={{ fontWeight: 700 }}>
        {copy.selection.selected(count)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', '& button': { minHeight: 40 } }}>
        {matchCount !== undefined && (
          <Button size="small" onClick={onSelectAll}>
            {copy.selection.all(formatNumber(matchCount))}
          </Button>
        )}
        <Button size="small" startIcon={<GroupAddIcon />} onClick={onCreateTeams}>
          {copy.selection.createTeams}
        </Button>
        <Button size="small" color="error" startIcon={<PersonRemoveIcon />} onClick={onRemove}>
          {copy.selection.remove(count)}
        </Button>
        <Button size="small" color="inherit" onClick={onClear}>
          {copy.selection.clear}
        </Button>
      </Box>
    </>
  );
}
