import type { TabMessage } from './tabMessages.ts';

/**
 * Opens the channel between the tabs of this browser. Returns a function that posts a message to
 * all other participants; a sender does not receive its own messages.
 */
export function openChannel(
  name: string,
  onMessage: (message: TabMessage) => void = () => undefined,
): (message: TabMessage) => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  return channel.postMessage.bind(channel);
}
