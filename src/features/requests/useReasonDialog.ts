import { fieldErrors } from '../../api/errors.ts';
import { useServerForm } from '../../ui/forms/useServerForm.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { copy } from './copy.ts';
import { entryErrorText } from './errorText.ts';
import type { Send } from './LoadedList.tsx';

type ReasonDialogOptions<Values> = {
  /** As for `useServerForm`. */
  defaultValues: Values;
  /** Sends the values, the reason without the space around it. */
  send: Send<Values>;
  /** Shown if the answer has no text. */
  failed: string;
  onClose: () => void;
};

/**
 * The form of a dialog that changes something for a reason: once it is changed, a toast says so and the
 * dialog closes. `dialog` has the properties of `FormDialog`.
 */
export function useReasonDialog<Values extends { reason: string }>({
  defaultValues,
  send,
  failed,
  onClose,
}: ReasonDialogOptions<Values>) {
  const toast = useToast();
  const { form, submit, busy, failure } = useServerForm<Values, { message: string }>({
    defaultValues,
    send: (values) => send({ ...values, reason: values.reason.trim() }),
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: entryErrorText(error, failed),
    }),
  });
  const dialog = {
    open: true,
    busy,
    cancelLabel: copy.cancel,
    errorText: failure?.message,
    onSubmit: submit,
    onClose,
  };
  return { form, dialog };
}
