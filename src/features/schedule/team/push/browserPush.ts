import type { copy } from './copy.ts';

/** Browsers say that an iPad is a Mac. */
const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Returns why this browser cannot be told anything while it is closed; undefined if it can. */
export function findObstacle(): keyof typeof copy.obstacles | undefined {
  if (!window.isSecureContext) return 'insecure';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return undefined;
  return isAppleMobile() ? 'apple' : 'unsupported';
}

/** Returns the subscription of this browser; undefined if it has none, or may show nothing any more. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  if (Notification.permission !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Subscribes this browser with the key of a server. Throws if the browser or its push service cannot. */
export async function subscribe(key: string): Promise<PushSubscription> {
  // Otherwise src/start.tsx does so at the first press, which may have been this one. Without any, `ready` never comes.
  await navigator.serviceWorker.register('/serviceWorker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const create = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    return await create();
  } catch (error) {
    // One with another key is in the way: that of a server whose database was made again.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return create();
  }
}
