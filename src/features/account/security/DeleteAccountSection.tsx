import { useId, useState } from 'react';
import { Box, Button } from '@mui/material';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { SectionHeading } from '../../../ui/page/SectionHeading.tsx';
import { copy } from './copy.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export function DeleteAccountSection() {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.deletion.title} lead={copy.deletion.lead} />
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setIsOpen(true)}
      >
        {copy.deletion.open}
      </Button>
      <DeleteAccountDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </Box>
  );
}
