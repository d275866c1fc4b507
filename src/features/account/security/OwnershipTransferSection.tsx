import { useId, useState } from 'react';
import { Box, Button } from '@mui/material';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import { SectionHeading } from '../../../ui/page/SectionHeading.tsx';
import { copy } from './copy.ts';
import { OwnershipTransferDialog } from './OwnershipTransferDialog.tsx';

export function OwnershipTransferSection() {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={copy.ownershipTransfer.title}
        lead={copy.ownershipTransfer.lead}
      />
      <Button variant="outlined" startIcon={<HandshakeIcon />} onClick={() => setIsOpen(true)}>
        {copy.ownershipTransfer.open}
      </Button>
      <OwnershipTransferDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </Box>
  );
}
