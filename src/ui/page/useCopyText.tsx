import { type ReactNode, useState } from 'react';
import { lazyPart } from '../states/lazyPart.tsx';
import { useToast } from '../toasts/useToast.ts';
import { copyText } from './copyText.ts';

const CopyDialog = lazyPart(async () => ({
  default: (await import('../dialogs/CopyDialog.tsx')).CopyDialog,
}));

/**
 * Returns a function that copies a text and says so, and the dialog that shows the text, to be copied by
 * hand, where the browser does not allow it.
 */
export function useCopyText(): {
  copy: (text: string, copiedMessage: string) => Promise<void>;
  dialog: ReactNode;
} {
  const toast = useToast();
  const [byHand, setByHand] = useState({ open: false, text: '' });
  return {
    copy: async (text, copiedMessage) => {
      if (await copyText(text)) toast.success(copiedMessage);
      else setByHand({ open: true, text });
    },
    dialog: byHand.text && (
      <CopyDialog {...byHand} onClose={() => setByHand({ ...byHand, open: false })} />
    ),
  };
}
