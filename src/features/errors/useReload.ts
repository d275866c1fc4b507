import { useCallback, useEffect, useState } from 'react';

/** A server that was down comes back without the browser saying so. */
const lookAgainMilliseconds = 10_000;

/** Whether the server answers at all, whatever it says. */
const isReachable = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Loads the page afresh, but only once the server can be reached: a reload without it ends at the
 * browser's own error page, from which nothing leads back. Does so by itself when the server is
 * back, and, told so, at once.
 */
export function useReload(atOnce: boolean) {
  const [unreachable, setUnreachable] = useState(() => !navigator.onLine);
  const [busy, setBusy] = useState(false);

  const reload = useCallback(async () => {
    setBusy(true);
    if (await isReachable()) {
      window.location.reload();
      return;
    }
    setUnreachable(true);
    setBusy(false);
  }, []);

  useEffect(() => {
    if (atOnce) void reload();
  }, [atOnce, reload]);

  useEffect(() => {
    if (!unreachable) return undefined;
    // Without a word: the button is to rest only where somebody pressed it.
    const look = async () => {
      if (await isReachable()) window.location.reload();
    };
    const onSign = () => void look();
    const clock = setInterval(onSign, lookAgainMilliseconds);
    window.addEventListener('online', onSign);
    return () => {
      clearInterval(clock);
      window.removeEventListener('online', onSign);
    };
  }, [unreachable]);

  return { reload, busy, unreachable };
}
