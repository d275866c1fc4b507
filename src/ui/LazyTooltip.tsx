import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useState,
} from 'react';
import type { TooltipProps } from '@mui/material';
import { useLoaded } from './useLoaded.ts';

const loadBubble = async () => (await import('./TooltipBubble.tsx')).TooltipBubble;

type Handlers = {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
  onClick?: unknown;
  'aria-label': string;
};

type LazyTooltipProps = {
  /** Also the accessible name of the element. */
  label: string;
  /** Whether the label can be read beside the element anyway. */
  disabled?: boolean;
  placement?: TooltipProps['placement'];
  /** An element without these handlers of its own. */
  children: ReactElement<Partial<Handlers>>;
};

/**
 * Shows a label beside an element that has the pointer or the focus. For public pages: MUI's tooltip
 * renders each element twice when a page is opened, and its code is loaded only here.
 */
export function LazyTooltip({
  label,
  disabled = false,
  placement = 'bottom',
  children,
}: LazyTooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const hide = () => setAnchor(undefined);
  const isShown = anchor !== undefined && !disabled;
  // Without it, the element still has its accessible name.
  const { loaded: TooltipBubble } = useLoaded(loadBubble, {
    isNeeded: isShown,
    onFailure: hide,
    // A touch shows none.
    isPrefetched: false,
  });
  return (
    <>
      {cloneElement(children, {
        'aria-label': label,
        onPointerEnter: ({ pointerType, currentTarget }) => {
          if (pointerType === 'mouse') setAnchor(currentTarget);
        },
        onPointerLeave: hide,
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget);
        },
        onBlur: hide,
      } satisfies Partial<Handlers>)}
      {TooltipBubble && isShown && (
        <TooltipBubble anchor={anchor} label={label} placement={placement} onClose={hide} />
      )}
    </>
  );
}
