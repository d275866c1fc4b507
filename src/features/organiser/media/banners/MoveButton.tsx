import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { RowButton } from '../../../../ui/grid/RowButton.tsx';

type MoveButtonProps = Omit<ComponentProps<typeof RowButton>, 'ref'> & {
  /** Of the row, which may change. */
  place: number;
  /** Whether to take the focus after a change of the place: the browser takes it from a moved row. */
  takesFocus: () => boolean;
};

/** A row's button that moves the row. */
export function MoveButton({ place, takesFocus, ...props }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const follow = useEffectEvent(() => {
    if (takesFocus()) button.current?.focus();
  });
  useLayoutEffect(() => follow(), [place]);
  return <RowButton {...props} ref={button} />;
}
