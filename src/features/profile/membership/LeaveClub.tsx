import { useState } from 'react';
import { Box, Button } from '@mui/material';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { copy } from '../copy.ts';
import { useLeaveClub } from './useLeaveClub.ts';

const { leave } = copy.membership;

/** The button with which a member leaves the club, after a confirmation. */
export function LeaveClub({ clubName }: { clubName: string | undefined }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, busy } = useLeaveClub(() => setIsAsking(false));
  return (
    <>
      <Button
        color="inherit"
        startIcon={<LogoutIcon />}
        onClick={() => setIsAsking(true)}
        sx={{ color: 'text.secondary' }}
      >
        {leave.open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={leave.question(clubName ?? copy.membership.nameless)}
        confirmLabel={leave.confirm}
        cancelLabel={leave.cancel}
        busy={busy}
        onConfirm={() => void run()}
        onCancel={() => setIsAsking(false)}
      >
        <Box component="p" sx={{ mt: 0, mb: 1 }}>
          {leave.explanation}
        </Box>
        <Box component="p" sx={{ m: 0 }}>
          {leave.again}
        </Box>
      </ConfirmDialog>
    </>
  );
}
