/** A browser, by where its push service takes messages for it, and with what they are encrypted. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** What a browser shows of a call of a team. A later message of the same topic replaces one that waits. */
type PushMessage = { title: string; body: string; path: string; topic: string };

export type Push = { target: PushTarget; message: PushMessage };

/** Sends messages to browsers that are closed, for requests that do not wait for it. */
export type PushSender = {
  /** With which browsers subscribe, in base64url. */
  publicKey: string;
  /**
   * After the response of the request is on its way, sends what `write` returns, and then calls `forget` with the
   * endpoints that do not exist any more. Errors go to the log of the host.
   */
  sendLater(write: () => Promise<Push[]>, forget: (endpoints: string[]) => Promise<void>): void;
};
