import { useEffect, useRef } from 'react';

const pattern = [400, 150, 400, 150, 700];

/**
 * Lets the phone buzz once for each new call, if it can. Browsers allow it only after somebody has touched the
 * page, and write an error to the console otherwise. `key` names the call; undefined while there is none.
 */
export function useCallAlert(key: string | undefined): void {
  const alerted = useRef<string>(undefined);
  useEffect(() => {
    if (key === undefined || key === alerted.current) return;
    alerted.current = key;
    const { userActivation, vibrate } = navigator as Partial<Navigator>;
    if (vibrate && userActivation?.hasBeenActive !== false) vibrate.call(navigator, pattern);
  }, [key]);
}
