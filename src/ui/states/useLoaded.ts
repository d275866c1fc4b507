import { useEffect, useEffectEvent, useState } from 'react';

type LoadedOptions = {
  isNeeded: boolean;
  /** Called when what is needed cannot be loaded; it is tried again when it is needed again. */
  onFailure: () => void;
};

/**
 * Returns what `load` resolves to as `loaded`, which is undefined until it is needed and there.
 *
 * @param load imports a module; must be the same function in each render
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  { isNeeded, onFailure }: LoadedOptions,
): { loaded: Value | undefined } {
  const [result, setResult] = useState<{ value: Value }>();
  const fail = useEffectEvent(onFailure);
  const isLoading = isNeeded && !result;
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
