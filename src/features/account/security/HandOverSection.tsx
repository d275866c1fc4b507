import { useId, useState } from 'react';
import { Box, Button } from '@mui/material';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { copy } from './copy.ts';
import { HandOverDialog } from './HandOverDialog.tsx';

export function HandOverSection() {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.handOver.title} lead={copy.handOver.lead} />
      <Button variant="outlined" startIcon={<HandshakeIcon />} onClick={() => setIsOpen(true)}>
        {copy.handOver.open}
      </Button>
      <HandOverDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </Box>
  );
}
