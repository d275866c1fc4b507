import { type MouseEvent, useId, useState } from 'react';
import { useLoaded } from '../../../../ui/states/useLoaded.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { copy } from '../../copy.ts';
import type { HeaderMenuOptions } from './headerMenuOptions.ts';

const loadPopup = async () => (await import('./HeaderMenuPopup.tsx')).HeaderMenuPopup;

/** Returns whether a menu of the header is open, the properties of its button, and its list. */
export function useHeaderMenu(options: HeaderMenuOptions) {
  const id = useId();
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isWanted, setIsWanted] = useState(false);
  const { loaded: Popup } = useLoaded(loadPopup, {
    isNeeded: isWanted,
    onFailure: () => {
      setIsWanted(false);
      toast.error(copy.header.menuFailed);
    },
  });
  const open = isWanted && Popup !== undefined;
  return {
    open,
    buttonProps: {
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        setAnchor(currentTarget);
        setIsWanted(true);
      },
    } as const,
    popup: Popup && anchor && (
      <Popup {...options} id={id} anchor={anchor} open={open} onClose={() => setIsWanted(false)} />
    ),
  };
}
