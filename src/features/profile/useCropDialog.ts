import { type ComponentType, useRef, useState } from 'react';
import { openPicture } from '../../lib/openPicture.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import type { CropDialogProps } from './CropDialog.tsx';

type Opened = { Dialog: ComponentType<CropDialogProps>; picture: HTMLCanvasElement };

/**
 * The crop dialog of one picture: fetched and opened when a file is chosen that is one, closed by
 * `cancel`, and by `uploaded` and `failed` with a word.
 */
export function useCropDialog() {
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [open, setOpen] = useState(false);
  const sayAfterwards = useRef<() => void>(undefined);

  const { run: choose, busy: opening } = useOneAtATime(async (file: File) => {
    try {
      const [{ CropDialog }, found] = await Promise.all([
        import('./CropDialog.tsx'),
        openPicture(file, copy.pictures.refusal),
      ]);
      if ('refusal' in found) {
        toast.error(found.refusal);
        return;
      }
      sayAfterwards.current = undefined;
      setOpened({ Dialog: CropDialog, picture: found.picture });
      setOpen(true);
    } catch {
      toast.error(copy.pictures.failed);
    }
  });

  return {
    button,
    choose: (file: File) => void choose(file),
    opening,
    opened,
    open,
    cancel: () => setOpen(false),
    uploaded: () => {
      sayAfterwards.current = () => toast.success(copy.pictures.uploaded);
      setOpen(false);
    },
    failed: (message: string) => {
      sayAfterwards.current = () => toast.error(message);
      setOpen(false);
    },
    exited: () => {
      setOpened(undefined);
      button.current?.focus({ preventScroll: true });
      // Only now does a screen reader hear the page again.
      sayAfterwards.current?.();
    },
  };
}
