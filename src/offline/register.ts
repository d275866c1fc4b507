import { offerReload } from '../app/version/checkVersion.ts';
import { toast } from '../ui/toasts/useToast.ts';
import { copy } from './copy.ts';

type StoredMessage = { type?: string; date?: string | null };

const timeFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short' });

/** What this page consists of: its URL and the files of the program. */
const loadedUrls = () => [
  window.location.href.replace(/#.*/, ''),
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`)),
];

/** Says once, until there is a connection again, how old the shown responses are. */
function watchAge(container: ServiceWorkerContainer): void {
  let hasSaid = false;
  window.addEventListener('online', () => (hasSaid = false));
  container.addEventListener('message', ({ data }: MessageEvent<StoredMessage>) => {
    if (data.type !== 'stored' || hasSaid) return;
    hasSaid = true;
    const time = data.date ? new Date(data.date) : undefined;
    const isKnown = time !== undefined && !Number.isNaN(time.getTime());
    toast.info(isKnown ? copy.stored(timeFormat.format(time)) : copy.storedEarlier);
  });
  // The page itself was requested before it could listen.
  container.controller?.postMessage({ type: 'age' });
}

/** Offers to reload the page with a worker that waits: that of a newer build. */
function watchUpdates(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer) {
  const offer = (waiting: ServiceWorker | null) => {
    if (!waiting || !container.controller) return;
    offerReload(() => {
      container.addEventListener('controllerchange', () => window.location.reload(), {
        once: true,
      });
      waiting.postMessage({ type: 'activate' });
    });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing);
    });
  });
}

/** Registers the service worker, which stores this page for reading without a connection. */
export async function registerServiceWorker(): Promise<void> {
  // Browsers offer it only to pages served over https or from localhost.
  const container = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!container) return;
  watchAge(container);
  const isFirst = container.controller === null;
  const registration = await container.register('/serviceWorker.js').catch(() => undefined);
  if (!registration) return;
  watchUpdates(registration, container);
  const { active } = await container.ready;
  if (isFirst) active?.postMessage({ type: 'remember', urls: loadedUrls() });
}
