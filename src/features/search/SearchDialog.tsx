import { useId } from 'react';
import { Box, Dialog } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { brand } from '../../brand.ts';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { SearchPanel } from './SearchPanel.tsx';

type SearchDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Called when a result was selected, before its page opens. */
  onNavigate: () => void;
};

/** The product-wide search. Focus is restored by the opener, which knows the right target. */
export function SearchDialog({ open, onClose, onNavigate }: SearchDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      disableRestoreFocus
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: { xs: 'stretch', sm: 'flex-start' } } }}
      slotProps={{ paper: { sx: paper } }}
    >
      <Box component="h2" id={titleId} sx={visuallyHidden}>
        {copy.name(brand.name)}
      </Box>
      <SearchPanel onClose={onClose} onNavigate={onNavigate} />
    </Dialog>
  );
}

/** A fixed height, so that the dialog does not resize as results change. */
function paper(theme: Theme) {
  return {
    overflow: 'hidden',
    my: { xs: 0, sm: '8vh' },
    mx: { xs: 0, sm: 4 },
    width: { xs: '100%', sm: 'calc(100% - 64px)' },
    maxWidth: { xs: 'none', sm: 680 },
    height: { xs: '100dvh', sm: 'min(640px, 84vh)' },
    maxHeight: 'none',
    [theme.breakpoints.down('sm')]: { borderRadius: 0, border: 0 },
  };
}
