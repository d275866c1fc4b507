import { useState } from 'react';
import { Button } from '@mui/material';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { copy } from './copy.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export function DeleteAccountSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormSection title={copy.deletion.title} lead={copy.deletion.lead} danger>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setIsOpen(true)}
      >
        {copy.deletion.open}
      </Button>
      <DeleteAccountDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </FormSection>
  );
}
