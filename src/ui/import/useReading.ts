import { useRef, useState } from 'react';
import { UnreadableFileError } from '../../lib/tables/readTableFile.ts';

/** What is read anew: another file, other lines or columns of it, or some of its cells. */
export type Change = 'file' | 'layout' | 'cells';

type ReadingOptions = {
  /** What to say if a file cannot be read for no reason of its own. */
  failed: string;
  /** Called before something is read anew. */
  reset: (change: Change) => void;
};

/** Reads one thing after the other, of which only the last counts, and says how that goes. */
export function useReading({ failed, reset }: ReadingOptions) {
  const [failure, setFailure] = useState<string>();
  /** Whether the failure is that the rows could not be checked, which can be tried again. */
  const [isUnchecked, setIsUnchecked] = useState(false);
  const [isReading, setIsReading] = useState(false);
  /** Whether the result is what somebody waits for, who has pressed a button for it. */
  const [isAwaited, setIsAwaited] = useState(false);
  /** Counts what was asked for. */
  const runs = useRef(0);

  const watch = () => {
    const run = runs.current;
    return () => run === runs.current;
  };

  const start = async (
    { awaited = false, kind = 'layout' }: { awaited?: boolean; kind?: Change },
    work: (isCurrent: () => boolean) => Promise<void>,
  ) => {
    runs.current += 1;
    const isCurrent = watch();
    setIsReading(true);
    setIsAwaited(awaited);
    setFailure(undefined);
    setIsUnchecked(false);
    reset(kind);
    try {
      await work(isCurrent);
    } catch (error) {
      if (isCurrent()) setFailure(error instanceof UnreadableFileError ? error.message : failed);
    }
    if (isCurrent()) setIsReading(false);
  };

  return {
    failure,
    isUnchecked,
    isReading,
    isAwaited,
    start,
    /** Returns a function that tells whether nothing else was asked for since. */
    watch,
    /** Returns the number of what is read. */
    run: () => runs.current,
    /** Says why the rows could not be checked. */
    failCheck: (reason: string) => {
      setFailure(reason);
      setIsUnchecked(true);
    },
  };
}
