import {
  type ComponentProps,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import type { Send } from '../../requests/LoadedList.tsx';
import { copy, type Entry, titleOf } from './copy.ts';

type Direction = 'up' | 'down';

/** Moves an entry to a position, counted from 1. */
export type Move = Send<{ id: number; body: { position: number } }>;

/**
 * Moves entries of an ordered list one position up or down. `message` says what has been moved.
 * `renderMoveButtons` returns the buttons of a row; it is undefined without `move`. The focus follows a
 * moved entry: on the pressed button, or on the other one where there is no further way.
 */
export function useMoves<Item extends Entry>(items: readonly Item[], move: Move | undefined) {
  const toast = useToast();
  const [message, setMessage] = useState('');
  const pressed = useRef<{ id: number; direction: Direction }>(undefined);
  const { run } = useSingleFlight(async (id: number, direction: Direction, position: number) => {
    if (!move) return;
    pressed.current = { id, direction };
    const { data, error } = await move({ id, body: { position } });
    if (data) setMessage(data.message);
    else {
      pressed.current = undefined;
      toast.error(entryErrorText(error, copy.moveFailed));
    }
  });
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });

  const renderMoveButtons = useCallback(
    (item: Item) => {
      const { id } = item;
      const index = items.indexOf(item);
      const isFirst = index === 0;
      const isLast = index === items.length - 1;
      const takesFocus = (direction: Direction) => {
        if (pressed.current?.id !== id) return false;
        const onlyWay = isFirst ? 'down' : isLast ? 'up' : undefined;
        if ((onlyWay ?? pressed.current.direction) !== direction) return false;
        pressed.current = undefined;
        return true;
      };
      return (['up', 'down'] as const).map((direction) => (
        <MoveButton
          key={direction}
          label={copy[direction](titleOf(item))}
          icon={rowIcons[direction]}
          disabled={direction === 'up' ? isFirst : isLast}
          index={index}
          takesFocus={() => takesFocus(direction)}
          onClick={() =>
            void latestRun.current(id, direction, direction === 'up' ? index : index + 2)
          }
        />
      ));
    },
    [items],
  );
  return { message, renderMoveButtons: move && renderMoveButtons };
}

type MoveButtonProps = Omit<ComponentProps<typeof RowButton>, 'ref'> & {
  /** Of the row, which may change. */
  index: number;
  /** Whether to take the focus after a change of the index: the browser takes it from a moved row. */
  takesFocus: () => boolean;
};

function MoveButton({ index, takesFocus, ...props }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const follow = useEffectEvent(() => {
    if (takesFocus()) button.current?.focus();
  });
  useLayoutEffect(() => follow(), [index]);
  return <RowButton {...props} ref={button} />;
}
