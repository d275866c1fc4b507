import { useState } from 'react';
import { Button } from '@mui/material';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import type { AccountKind } from '../../../../openapi/types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { copy } from './copy.ts';
import { useEndSessions } from './useEndSessions.ts';

export function SessionsSection({ kind }: { kind: AccountKind }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, busy } = useEndSessions(kind, () => setIsAsking(false));
  return (
    <FormSection title={copy.sessions.title} lead={copy.sessions.lead}>
      <Button variant="outlined" startIcon={<LogoutIcon />} onClick={() => setIsAsking(true)}>
        {copy.sessions.open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={copy.sessions.question}
        confirmLabel={copy.sessions.confirm}
        cancelLabel={copy.sessions.cancel}
        busy={busy}
        onConfirm={() => void run()}
        onCancel={() => setIsAsking(false)}
      >
        {copy.sessions.explanation}
      </ConfirmDialog>
    </FormSection>
  );
}
