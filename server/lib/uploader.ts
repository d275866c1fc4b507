/** Who sends a file: an account, the network of its address, and whether it is an organiser's. */
export type Uploader = {
  /** Any text that tells accounts apart. */
  account: string;
  client: string;
  isOrganiser: boolean;
};

/** Returns the client of a queue that an account at a network is. */
export const toQueueClient = ({ client, account }: Uploader): string => `${client}\n${account}`;

/** Returns the network of such a client, whose accounts share its turns. */
export const networkOfQueueClient = (queueClient: string): string =>
  queueClient.slice(0, Math.max(0, queueClient.indexOf('\n')));
