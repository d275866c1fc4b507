import { Fragment, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { StepDialog } from '../../ui/dialogs/StepDialog.tsx';
import { clearDraft, readStoredDraft } from '../../ui/forms/useDraft.ts';
import { copy } from './copy.ts';
import { hasInput } from './draft.ts';

/** What the form in a `TeamDialog` calls. */
export type TeamDialogHandlers = {
  /** Discards the draft and closes the dialog. */
  onClose: () => void;
  /** While the form is busy, the dialog cannot be closed. */
  onBusy: (busy: boolean) => void;
};

type TeamDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Name under which the form stores its draft. */
  draftName: string;
  children: (handlers: TeamDialogHandlers) => ReactNode;
};

/**
 * Dialog of a team form. The draft survives signing in again after the session expired; closing the
 * dialog discards it, and Escape asks before.
 */
export function TeamDialog({ open, onClose, title, draftName, children }: TeamDialogProps) {
  const [busy, setBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  // Reopened during the closing animation, the dialog must not show the discarded draft.
  const [opening, setOpening] = useState({ open, count: 0 });
  if (open !== opening.open) setOpening({ open, count: opening.count + (open ? 1 : 0) });
  const close = () => {
    setIsAsking(false);
    clearDraft(draftName);
    onClose();
  };
  return (
    <StepDialog
      open={open}
      busy={busy}
      onClose={() => (hasInput(readStoredDraft(draftName)) ? setIsAsking(true) : close())}
      title={title}
    >
      <Fragment key={opening.count}>{children({ onClose: close, onBusy: setBusy })}</Fragment>
      <ConfirmDialog
        open={isAsking}
        title={copy.leave.title}
        confirmLabel={copy.leave.confirm}
        cancelLabel={copy.leave.stay}
        danger
        onConfirm={close}
        onCancel={() => setIsAsking(false)}
      >
        {copy.leave.text}
      </ConfirmDialog>
    </StepDialog>
  );
}
