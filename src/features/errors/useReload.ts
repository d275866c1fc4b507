import { useCallback, useEffect, useState } from 'react';

/** The `online` event only tells that the network is back, not the server. */
const retryMilliseconds = 10_000;

/** Whether the server responds, with any status. */
const isReachable = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Reloads the page, but only if the server is reachable: otherwise the browser would show an error
 * page that the user cannot leave. While the server is unreachable, the page is reloaded
 * automatically as soon as it is back. With `immediately`, a reload is tried on mount.
 */
export function useReload(immediately: boolean) {
  const [isUnreachable, setIsUnreachable] = useState(() => !navigator.onLine);
  const [isBusy, setIsBusy] = useState(false);

  const reload = useCallback(async () => {
    setIsBusy(true);
    if (await isReachable()) {
      window.location.reload();
      return;
    }
    setIsUnreachable(true);
    setIsBusy(false);
  }, []);

  useEffect(() => {
    if (immediately) void reload();
    // `navigator.onLine` is true in a network that leads nowhere.
    else void isReachable().then((isThere) => setIsUnreachable(!isThere));
  }, [immediately, reload]);

  useEffect(() => {
    if (!isUnreachable) return undefined;
    // Does not set isBusy: the button shows progress only if the user pressed it.
    const reloadIfReachable = async () => {
      if (await isReachable()) window.location.reload();
    };
    const retry = () => void reloadIfReachable();
    const timer = setInterval(retry, retryMilliseconds);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isUnreachable]);

  return { reload, isBusy, isUnreachable };
}
