import { type ComponentType, useRef, useState } from 'react';
import { decodeImage } from '../../../../lib/images/decodeImage.ts';
import { useSingleFlight } from '../../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { copy } from '../../copy.ts';
import type { CropDialogProps } from './CropDialog.tsx';

type LoadedDialog = { Dialog: ComponentType<CropDialogProps>; picture: HTMLCanvasElement };

/**
 * The state of a crop dialog. `chooseFile` loads its code and opens it with the picture in the
 * file. `onCancel`, `onUploaded` and `onFailed` close it, the latter two with a toast.
 */
export function useCropDialog() {
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<LoadedDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const showToastOnExit = useRef<() => void>(undefined);

  const { run: chooseFile, busy: isOpening } = useSingleFlight(async (file: File) => {
    try {
      const [{ CropDialog }, found] = await Promise.all([
        import('./CropDialog.tsx'),
        decodeImage(file, copy.pictures.imageErrors),
      ]);
      if ('error' in found) {
        toast.error(found.error);
        return;
      }
      showToastOnExit.current = undefined;
      setDialog({ Dialog: CropDialog, picture: found.canvas });
      setIsOpen(true);
    } catch {
      toast.error(copy.pictures.failed);
    }
  });

  return {
    button,
    chooseFile: (file: File) => void chooseFile(file),
    isOpening,
    dialog,
    isOpen,
    onCancel: () => setIsOpen(false),
    onUploaded: () => {
      showToastOnExit.current = () => toast.success(copy.pictures.uploaded);
      setIsOpen(false);
    },
    onFailed: (message: string) => {
      showToastOnExit.current = () => toast.error(message);
      setIsOpen(false);
    },
    onExited: () => {
      setDialog(undefined);
      button.current?.focus({ preventScroll: true });
      // Not earlier: while the dialog is open, screen readers ignore toasts on the page.
      showToastOnExit.current?.();
    },
  };
}
