import { useState } from 'react';
import { Box, Button, DialogContentText } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useNavigate } from 'react-router-dom';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { tournamentCopyInputTitleLimits } from '../../../../openapi/workLimits.ts';
import { fieldErrors } from '../../../api/errors.ts';
import { useCopyTournamentMutation } from '../../../api/managedTournaments.ts';
import { organiserPaths } from '../../../paths.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { TimeField } from '../../../ui/forms/TimeField.tsx';
import { copy as pageCopy } from './copy.ts';

const { copying: copy, fields } = pageCopy;

type CopyTournamentProps = { tournament: Pick<ManagedTournament, 'id' | 'title'> };

/** A button that asks for title and date of a copy, and opens the draft. */
export function CopyTournament({ tournament }: CopyTournamentProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CopyIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {copy.open}
      </Button>
      {isOpen && <CopyDialog tournament={tournament} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function CopyDialog({
  tournament: { id, title },
  onClose,
}: CopyTournamentProps & { onClose: () => void }) {
  const [copyTournament] = useCopyTournamentMutation();
  const navigate = useNavigate();
  const toast = useToast();
  const { form, submit, busy, failure } = useServerForm({
    defaultValues: { title, date: '' },
    send: (body) => copyTournament({ id, body }),
    onSent: ({ message, data }) => {
      toast.success(message);
      void navigate(organiserPaths.tournament.href({ id: data.id }));
      onClose();
    },
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: entryErrorText(error, copy.failed),
    }),
  });
  return (
    <FormDialog
      open
      title={copy.title(title)}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      busy={busy}
      errorText={failure?.message}
      onSubmit={submit}
      onClose={onClose}
      onOpen={() => form.setFocus('date')}
    >
      <DialogContentText sx={{ mb: 2 }}>{copy.text}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <FormField
          control={form.control}
          name="title"
          label={fields.title.label}
          autoComplete="off"
          htmlInput={{ maxLength: tournamentCopyInputTitleLimits.maxLength }}
          rules={{ validate: (text) => isVisible(text) || fields.title.missing }}
        />
        <TimeField control={form.control} name="date" type="date" {...fields.date} />
      </Box>
    </FormDialog>
  );
}
