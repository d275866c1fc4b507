import { toast } from '../../ui/toasts/useToast.ts';
import { copy } from './copy.ts';

let isOffered = false;

/** Offers to reload the page with a new version. The toast stays: a second one would say the same. */
export function offerReload(reload: () => void): void {
  if (isOffered) return;
  isOffered = true;
  const onClick = () => {
    isOffered = false;
    reload();
  };
  toast.info(copy.newVersion, { action: { label: copy.reload, onClick } });
}
