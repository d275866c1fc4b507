import { Agent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { pushKeys } from '../db/schema.ts';
import type { Push, PushSender } from '../services/pushSender.ts';
import { rootErrorMessage } from './rootErrorMessage.ts';

type Keys = Pick<typeof pushKeys.$inferSelect, 'publicKey' | 'privateKey'>;

type Options = {
  keys: Keys;
  /** Whom push services may tell of problems: an https or mailto URL. */
  subject: string;
  /** Receives a line for what could not be delivered. */
  onFailure: (line: string) => void;
  onError: (error: unknown) => void;
  /** Through which the requests go. */
  agent?: Agent;
  /** Milliseconds before what has failed is sent a second time. */
  retryDelay?: number;
};

/** After so many seconds, a call is of no use any more. */
const timeToLive = 300;
const timeout = 10_000;
/** How many messages are encrypted and sent at a time, so that other requests go on meanwhile. */
const maxParallel = 10;

/** Returns the keys of the server, which its first start makes. */
export async function readPushKeys(db: Database): Promise<Keys> {
  const read = () => db.select().from(pushKeys);
  const [stored] = await read();
  if (stored) return stored;
  const { default: webPush } = await import('web-push');
  // Another server may have made them meanwhile.
  await db.insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing();
  const [made] = await read();
  if (!made) throw new Error('The keys of push messages are not in the database');
  return made;
}

const statusOf = (error: unknown) => (error as { statusCode?: number }).statusCode;

/** Creates what sends messages to the push services of browsers, as Web Push (RFC 8030, 8291 and 8292). */
export function createWebPush({
  keys,
  subject,
  onFailure,
  onError,
  agent = new Agent({ keepAlive: true }),
  retryDelay = 3000,
}: Options): PushSender {
  const send = async ({ target, message: { topic, ...shown } }: Push) => {
    // Imported only where it is used: it takes memory and time.
    const { default: webPush } = await import('web-push');
    const { endpoint, p256dh, auth } = target;
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(shown), {
      vapidDetails: { subject, ...keys },
      TTL: timeToLive,
      urgency: 'high',
      topic,
      agent,
      timeout,
    });
  };
  /** Returns why a message could not be delivered; undefined if it was. */
  const deliver = async (push: Push): Promise<unknown> => {
    try {
      await send(push);
    } catch (error) {
      const status = statusOf(error);
      if (status !== undefined && status < 500 && status !== 429) return error;
      await wait(retryDelay, undefined, { ref: false });
      return send(push).then(
        () => undefined,
        (again: unknown) => again,
      );
    }
    return undefined;
  };
  const sendAll = async (
    ...[write, forget]: Parameters<PushSender['sendLater']>
  ): Promise<void> => {
    const pushes = (await write()).values();
    const ended = new Set<string>();
    const failures = new Map<string, number>();
    const work = async () => {
      for (const push of pushes) {
        const error = await deliver(push);
        if (error === undefined) continue;
        const { endpoint } = push.target;
        const status = statusOf(error);
        if (status === 404 || status === 410) ended.add(endpoint);
        else {
          // The rest of the endpoint is a secret.
          const failure = `${new URL(endpoint).host}: ${status ?? rootErrorMessage(error)}`;
          failures.set(failure, (failures.get(failure) ?? 0) + 1);
        }
      }
    };
    await Promise.all(Array.from({ length: maxParallel }, work));
    for (const [failure, count] of failures)
      onFailure(`Calls that were not delivered by ${failure} (${count})`);
    if (ended.size > 0) await forget([...ended]);
  };
  return {
    publicKey: keys.publicKey,
    sendLater(write, forget) {
      setImmediate(() => void sendAll(write, forget).catch(onError));
    },
  };
}
