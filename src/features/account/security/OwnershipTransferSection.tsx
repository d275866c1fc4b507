import { useState } from 'react';
import { Button } from '@mui/material';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import { useSendsMail } from '../../../api/service.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { copy } from './copy.ts';
import { OwnershipTransferDialog } from './OwnershipTransferDialog.tsx';

export function OwnershipTransferSection() {
  const [isOpen, setIsOpen] = useState(false);
  if (useSendsMail() === false)
    return (
      <FormSection title={copy.ownershipTransfer.title} lead={copy.ownershipTransfer.withoutMail} />
    );
  return (
    <FormSection title={copy.ownershipTransfer.title} lead={copy.ownershipTransfer.lead}>
      <Button variant="outlined" startIcon={<HandshakeIcon />} onClick={() => setIsOpen(true)}>
        {copy.ownershipTransfer.open}
      </Button>
      <OwnershipTransferDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </FormSection>
  );
}
