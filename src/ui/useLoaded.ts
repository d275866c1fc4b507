import { useEffect, useEffectEvent, useState } from 'react';
import { onFirstInput } from '../lib/onFirstInput.ts';

type LoadedOptions = {
  isNeeded: boolean;
  /** Called when what is needed cannot be loaded; it is tried again when it is needed again. */
  onFailure: () => void;
  /** False for what most visitors do not need. */
  isPrefetched?: boolean;
};

/**
 * Returns what `load` resolves to as `loaded`, which is undefined until then. It is fetched after the
 * visitor's first input, so that it is there before it is needed, and does not delay the first screen.
 *
 * @param load imports a module; must be the same function in each render
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  { isNeeded, onFailure, isPrefetched = true }: LoadedOptions,
): { loaded: Value | undefined } {
  const [result, setResult] = useState<{ value: Value }>();
  const fail = useEffectEvent(onFailure);
  const isLoading = isNeeded && !result;
  useEffect(() => (isPrefetched ? onFirstInput(load) : undefined), [isPrefetched, load]);
  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setResult({ value }),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, load]);
  return { loaded: result?.value };
}
