import { openChannel } from './channel.ts';
import { failureOf } from './failures.ts';
import { type Message, packResponse, type State, unpackRequest } from './messages.ts';
import { namesOf } from './names.ts';
import type { OpenBackend } from './openBackend.ts';

// Each tab has one of these, and the browser lets one at a time have the lock: two on one database
// would destroy it. The others wait to take over; until then their tabs are answered by this one.
const names = namesOf(self.name);

void navigator.locks.request(names.lock, lead);

/** Runs the backend for all tabs until this one is closed. */
async function lead(): Promise<never> {
  const term = crypto.randomUUID();
  let state: State = { term, progress: { step: 'database' } };
  let backend: OpenBackend | undefined;
  const say = openChannel(names.channel, (message) => {
    if (message.kind === 'hello') tell(state);
    if (message.kind === 'call' && backend) void answer(backend, message).then(say);
    if (message.kind === 'clock') backend?.setClock(message.at);
  });
  const tell = (next: State) => {
    state = next;
    say({ kind: 'state', state });
  };
  tell(state);
  try {
    // Only here: the tabs that wait need none of it.
    const { openBackend } = await import('./openBackend.ts');
    backend = await openBackend(names, (progress) => tell({ term, progress }));
    tell({ term, progress: { step: 'ready' } });
  } catch (error) {
    const { kind, message: reason } = failureOf(error);
    tell({ term, failure: { kind, reason } });
  }
  return new Promise(() => undefined);
}

async function answer(
  backend: OpenBackend,
  { id, request }: Extract<Message, { kind: 'call' }>,
): Promise<Message> {
  return {
    kind: 'answer',
    id,
    response: await packResponse(await backend.fetch(unpackRequest(request))),
  };
}
