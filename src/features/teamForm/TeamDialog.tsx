import { Fragment, type ReactNode, useState } from 'react';
import { StepDialog } from '../../ui/dialogs/StepDialog.tsx';
import { clearDraft } from '../../ui/forms/useDraft.ts';

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
 * dialog discards it.
 */
export function TeamDialog({ open, onClose, title, draftName, children }: TeamDialogProps) {
  const [busy, setBusy] = useState(false);
  // Reopened during the closing animation, the dialog must not show the discarded draft.
  const [opening, setOpening] = useState({ open, count: 0 });
  if (open !== opening.open) setOpening({ open, count: opening.count + (open ? 1 : 0) });
  const close = () => {
    clearDraft(draftName);
    onClose();
  };
  return (
    <StepDialog open={open} busy={busy} onClose={close} title={title}>
      <Fragment key={opening.count}>{children({ onClose: close, onBusy: setBusy })}</Fragment>
    </StepDialog>
  );
}
