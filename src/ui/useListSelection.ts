import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router-dom';
import { type ListSelection, readListSelection, writeListSelection } from '../lib/listSelection.ts';

/**
 * Time without a keystroke, in milliseconds, after which the address follows: each change of it is
 * a navigation.
 */
const pause = 300;

/**
 * What a list that can be searched shows, kept in the page's address. The words typed count at
 * once; the address follows after a pause, or at once with `settle`. It is replaced, so that Back
 * leaves the list, and Back to it finds it as it was.
 */
export function useListSelection() {
  const [search, setSearch] = useSearchParams();
  const there = readListSelection(search);
  const { key } = useLocation();
  const ownStep = useNavigationType() === 'REPLACE';
  const [{ typed, seen }, setTyped] = useState({ typed: there.query, seen: key });
  // An address that the list did not write itself (a link to it, a step in history) says what is
  // looked for.
  if (key !== seen) setTyped({ typed: ownStep ? typed : there.query, seen: key });

  // What was written last: the address follows later, and a second navigation would undo one that a
  // click has begun.
  const written = useRef(there.query);
  useEffect(() => {
    written.current = there.query;
  }, [key, there.query]);
  const write = (selection: ListSelection) => {
    written.current = selection.query;
    setSearch((current) => writeListSelection(current, selection), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const settle = () => {
    if (typed !== there.query && typed !== written.current) write({ query: typed, page: 1 });
  };
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (typed === there.query || isLeaving) return undefined;
    const timer = setTimeout(settle, pause);
    return () => clearTimeout(timer);
  });

  const selection: ListSelection = typed === there.query ? there : { query: typed, page: 1 };
  return {
    selection,
    type: (query: string) => setTyped({ typed: query, seen }),
    turnTo: (page: number) => write({ query: typed, page }),
    settle,
  };
}
