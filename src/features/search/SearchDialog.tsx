import { useId } from 'react';
import { Box, Dialog } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { brand } from '../../brand.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { copy } from './copy.ts';
import { SearchPanel } from './SearchPanel.tsx';

type SearchDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Called when a result was chosen, before its page opens. */
  onLeave: () => void;
};

/** The search over the whole product. Focus is the opener's affair: it knows where to return it. */
export function SearchDialog({ open, onClose, onLeave }: SearchDialogProps) {
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
      <Box component="h2" id={titleId} lang="en" sx={visuallyHidden}>
        {copy.name(brand.name)}
      </Box>
      <SearchPanel onClose={onClose} onLeave={onLeave} />
    </Dialog>
  );
}

/** Of one height, so that it stands still while results come and go. */
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
