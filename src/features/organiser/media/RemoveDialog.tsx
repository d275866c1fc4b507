import { MutationDialog } from '../MutationDialog.tsx';
import { copy } from './copy.ts';

export type RemovingTexts = { title: (title: string) => string; text: string; failed: string };

export type Remove = (entry: {
  id: number;
}) => Promise<{ data?: { message: string }; error?: unknown }>;

type RemoveDialogProps = {
  entry: { id: number; title: string };
  texts: RemovingTexts;
  remove: Remove;
  onClose: () => void;
};

/** Asks before an entry is deleted. */
export function RemoveDialog({ entry: { id, title }, texts, remove, onClose }: RemoveDialogProps) {
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
