import { useState } from 'react';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import {
  organiserInvitationEmailLimits,
  organiserInvitationNameLimits,
} from '../../../../openapi/workLimits.ts';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { fieldErrors } from '../../../api/errors.ts';
import { useInviteOrganiserMutation } from '../../../api/organisers.ts';
import { CurrentPasswordField } from '../../../ui/forms/passwords/CurrentPasswordField.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { copy } from '../copy.ts';
import { errorText } from '../../requests/errorText.ts';
import { HandedOverLink } from '../HandedOverLink.tsx';

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
      slotProps={{ transition: { onEnter: () => form.setFocus('name') } }}
    >
      <DialogTitle id="invite-title">{link ? copy.linkFor(name) : copy.inviteTitle}</DialogTitle>
      {link ? (
        <HandedOverLink {...link} label={copy.link} lead={copy.invitationLead} onClose={onClose} />
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
                rules={{ validate: (text) => isVisible(text) || copy.rules.name }}
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
              <CurrentPasswordField control={form.control} />
            </Box>
            {failure && <FormError {...failure} />}
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

function useInvite(initial: Invitation) {
  const [invite] = useInviteOrganiserMutation();
  const [link, setLink] = useState<{ message: string; url: string }>();
  const form = useServerForm({
    defaultValues: { ...initial, current_password: '' },
    send: ({ name, email, current_password }) =>
      invite({ body: { name: name.trim(), email: email.trim(), current_password } }),
    onSent: (data) => setLink({ message: data.message, url: data.link }),
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: errorText(error, copy.inviteFailed),
    }),
  });
  return { ...form, link };
}
