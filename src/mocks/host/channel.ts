import type { Message } from './messages.ts';

/**
 * Joins what the tabs of this browser say to each other; gives the way to say something. Nobody
 * hears themselves.
 */
export function openChannel(
  name: string,
  hear: (message: Message) => void = () => undefined,
): (message: Message) => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  return channel.postMessage.bind(channel);
}
