import { useState } from 'react';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useForm } from 'react-hook-form';
import {
  organiserInvitationEmailLimits,
  organiserInvitationNameLimits,
} from '../../../../openapi/limits.ts';
import { fieldErrors } from '../../../api/errors.ts';
import { useInviteOrganiserMutation } from '../../../api/organisers.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { showFieldErrors } from '../../../ui/showFieldErrors.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { copy as organiserCopy } from '../copy.ts';
import { errorText } from '../errorText.ts';

const copy = organiserCopy.people;

type Invitation = { name: string; email: string };
type InviteDialogProps = { initial: Invitation; onClose: () => void };

/** Asks for name and e-mail address, then shows the link to hand over. */
export function InviteDialog({ initial, onClose }: InviteDialogProps) {
  const { form, submit, busy, failure, link } = useInvite(initial);
  const name = form.getValues('name');
  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      aria-labelledby="invite-title"
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id="invite-title">{link ? copy.linkFor(name) : copy.inviteTitle}</DialogTitle>
      {link ? (
        <InvitationLink {...link} onClose={onClose} />
      ) : (
        <form noValidate aria-label={copy.inviteTitle} onSubmit={submit}>
          <DialogContent sx={{ pt: 0 }}>
            <DialogContentText sx={{ mb: 2.5 }}>{copy.inviteLead}</DialogContentText>
            <Box sx={{ display: 'grid', gap: 1 }}>
              <FormField
                control={form.control}
                name="name"
                label={copy.name}
                autoComplete="off"
                htmlInput={{ maxLength: organiserInvitationNameLimits.maxLength }}
                rules={{ validate: (text) => text.trim() !== '' || copy.rules.name }}
              />
              <FormField
                control={form.control}
                name="email"
                label={copy.email}
                type="email"
                autoComplete="off"
                htmlInput={{
                  inputMode: 'email',
                  maxLength: organiserInvitationEmailLimits.maxLength,
                }}
                rules={{ validate: (text) => text.trim() !== '' || copy.rules.email }}
              />
            </Box>
            {failure && <FormError message={failure} />}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            <Button onClick={onClose} disabled={busy}>
              {copy.cancel}
            </Button>
            <SubmitButton label={copy.submit} busyLabel={copy.submitting} busy={busy} />
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

type InvitationLinkProps = { message: string; url: string; onClose: () => void };

function InvitationLink({ message, url, onClose }: InvitationLinkProps) {
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>{message}</DialogContentText>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={copy.link}
            value={url}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <CopyButton
            text={url}
            label={copy.copyLink}
            copiedMessage={copy.copied}
            fallbackMessage={copy.copyByHand}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogActions>
    </>
  );
}

function useInvite(initial: Invitation) {
  const form = useForm<Invitation>({ defaultValues: initial });
  const [invite] = useInviteOrganiserMutation();
  const [failure, setFailure] = useState<string>();
  const [link, setLink] = useState<{ message: string; url: string }>();
  const { run, busy } = useSingleFlight(async ({ name, email }: Invitation) => {
    setFailure(undefined);
    const { data, error } = await invite({ body: { name: name.trim(), email: email.trim() } });
    if (data) {
      setLink({ message: data.message, url: data.link });
      return;
    }
    const shown = showFieldErrors(form, fieldErrors(error), ['name', 'email']);
    const text = errorText(error, copy.inviteFailed);
    if (!shown.includes(text)) setFailure(text);
  });
  return { form, submit: form.handleSubmit(run), busy, failure, link };
}
