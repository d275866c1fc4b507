import { MutationDialog } from '../MutationDialog.tsx';
import { copy } from './copy.ts';

type RemoveDialogProps<Entry> = {
  entry: Entry;
  texts: { title: (title: string) => string; text: string; failed: string };
  remove: (entry: { id: number }) => Promise<{ data?: { message: string }; error?: unknown }>;
  onClose: () => void;
};

/** Asks before an entry is deleted. */
export function RemoveDialog<Entry extends { id: number; title: string }>({
  entry: { id, title },
  texts,
  remove,
  onClose,
}: RemoveDialogProps<Entry>) {
  return (
    <MutationDialog
      title={texts.title(title)}
      text={texts.text}
      confirm={copy.confirmRemove}
      failed={texts.failed}
      send={() => remove({ id })}
      onClose={onClose}
    />
  );
}
