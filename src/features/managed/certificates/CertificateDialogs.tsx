import { Typography } from '@mui/material';
import { printedNameLimits } from '../../../../openapi/limits.ts';
import type { Certificate } from '../../../../openapi/schema.d.ts';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import {
  useReplaceCertificateMutation,
  useWithdrawCertificateMutation,
} from '../../../api/managedCertificates.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { ReasonField } from '../../requests/ReasonField.tsx';
import { useReasonDialog } from '../../requests/useReasonDialog.ts';
import { copy } from './copy.ts';

type CertificateDialogProps = { certificate: Certificate; onClose: () => void };

/** Replaces a certificate by one with the right name, for a reason that everybody can read. */
export function ReplaceDialog({ certificate, onClose }: CertificateDialogProps) {
  const { title, text, name, nameMissing, confirm, failed } = copy.replacing;
  const [replace] = useReplaceCertificateMutation();
  const { form, dialog } = useReasonDialog({
    defaultValues: { name: certificate.name ?? '', reason: '' },
    send: (body) => replace({ id: certificate.id, 'If-Match': certificate.version, body }),
    failed,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={title} confirmLabel={confirm}>
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <FormField
        control={form.control}
        name="name"
        label={name}
        autoComplete="off"
        htmlInput={{ maxLength: printedNameLimits.maxLength }}
        rules={{ validate: (typed) => isVisible(typed) || nameMissing }}
      />
      <ReasonField control={form.control} />
      <Typography variant="body2">{copy.publicReason}</Typography>
    </FormDialog>
  );
}

/** Withdraws a certificate, for a reason that everybody can read. */
export function WithdrawDialog({ certificate, onClose }: CertificateDialogProps) {
  const { title, text, confirm, failed } = copy.withdrawing;
  const [withdraw] = useWithdrawCertificateMutation();
  const { form, dialog } = useReasonDialog({
    defaultValues: { reason: '' },
    send: (body) => withdraw({ id: certificate.id, 'If-Match': certificate.version, body }),
    failed,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      danger
      title={title(certificate.name ?? copy.list.erased)}
      confirmLabel={confirm}
    >
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <ReasonField control={form.control} />
      <Typography variant="body2">{copy.publicReason}</Typography>
    </FormDialog>
  );
}
