import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useSingleFlight } from '../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { copy } from './copy.ts';
import { entryErrorText } from './errorText.ts';

type MutationDialogProps = {
  title: string;
  text: string;
  confirm: string;
  /** Shown if the answer has no text. */
  failed: string;
  send: () => Promise<{ data?: { message: string }; error?: unknown }>;
  onClose: () => void;
};

/**
 * Asks before something that cannot be undone is done to an entry of a list, does it, and says what
 * became of it.
 */
export function MutationDialog(props: MutationDialogProps) {
  const { title, text, confirm, failed, send, onClose } = props;
  const toast = useToast();
  const { run, busy } = useSingleFlight(async () => {
    const { data, error } = await send();
    if (data) toast.success(data.message);
    else toast.error(entryErrorText(error, failed));
    onClose();
  });
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={title}
      confirmLabel={confirm}
      cancelLabel={copy.cancel}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
