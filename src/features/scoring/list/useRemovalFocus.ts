import { useEffect, useRef } from 'react';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import { useReplacementFocus } from '../../../ui/hooks/useReplacementFocus.ts';

/**
 * Gives the focus to the next row when the one whose button was pressed is gone, and to the heading if there is
 * none, or when the form for new runs goes because the round was closed.
 */
export function useRemovalFocus(keys: readonly (string | number)[], isClosed: boolean) {
  const heading = useReplacementFocus<HTMLHeadingElement>(isClosed);
  const list = useRef<HTMLOListElement>(null);
  const removed = useRef<{ key: string | number; index: number }>(undefined);
  useEffect(() => {
    const { current } = removed;
    if (!current || keys.includes(current.key)) return;
    removed.current = undefined;
    const rows = list.current?.children;
    const next = rows?.[Math.min(current.index, rows.length - 1)];
    const target = next?.querySelector<HTMLElement>('.row-button') ?? heading.current;
    if (target) restoreFocus(target);
  });
  const markRemoved = (key: string | number) => {
    removed.current = { key, index: keys.indexOf(key) };
  };
  return { heading, list, markRemoved };
}
