import { lacksFunctions } from '../../lib/browser/lacksFunctions.ts';
import { openChannel } from './channel.ts';
import { toStartupError } from './page/startupErrors.ts';
import {
  type TabMessage,
  serializeResponse,
  type BackendState,
  deserializeRequest,
} from './tabMessages.ts';
import { getResourceNames } from './resourceNames.ts';
import type { DemoBackend } from './openBackend.ts';

// Each tab runs this worker, but only the one that holds the Web Lock is the leader and runs the
// backend: two on one database would corrupt it. The others wait to take over; until then the leader
// responds to the requests of their tabs.
const names = getResourceNames(self.name);

void navigator.locks.request(names.lock, lead);

/** Runs the backend for all tabs until this tab is closed; the promise never resolves. */
async function lead(): Promise<never> {
  const leaderEpoch = crypto.randomUUID();
  let state: BackendState = { leaderEpoch, progress: { step: 'database' } };
  let backend: DemoBackend | undefined;
  const post = openChannel(names.channel, (message) => {
    if (message.kind === 'requestState') publish(state);
    if (message.kind === 'request' && backend) void respond(backend, message).then(post);
    if (message.kind === 'clock') backend?.setClock(message.at);
  });
  const publish = (next: BackendState) => {
    state = next;
    post({ kind: 'state', state });
  };
  publish(state);
  try {
    // A worker has functions of its own. Imported here because waiting workers do not need it.
    if (lacksFunctions) await import('../../lib/browser/polyfills.ts');
    const { openBackend } = await import('./openBackend.ts');
    backend = await openBackend(names, (progress) => publish({ leaderEpoch, progress }));
    publish({ leaderEpoch, progress: { step: 'ready' } });
  } catch (error) {
    const { kind, message: reason } = toStartupError(error);
    publish({ leaderEpoch, error: { kind, reason } });
  }
  return new Promise(() => undefined);
}

async function respond(
  backend: DemoBackend,
  { id, request }: Extract<TabMessage, { kind: 'request' }>,
): Promise<TabMessage> {
  return {
    kind: 'response',
    id,
    response: await serializeResponse(await backend.fetch(deserializeRequest(request))),
  };
}
