import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; text: string };

export type Mailbox = {
  /** URL of the SMTP server. */
  url: string;
  /** All mail that has arrived so far. */
  mails: ReceivedMail[];
  /** Resolves once there are this many mails. */
  waitFor: (count: number) => Promise<ReceivedMail[]>;
  close: () => Promise<void>;
};

/** Starts an SMTP server that keeps what it gets. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  let onMail = () => {};

  async function receive(stream: Readable, envelope: SMTPServerEnvelope, done: () => void) {
    const content = await text(stream);
    mails.push({
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map(({ address }) => address),
      // Long lines are continued after '='.
      text: content.replaceAll('=\r\n', '').replaceAll('=3D', '='),
    });
    done();
    onMail();
  }

  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      void receive(stream, envelope, done);
    },
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitFor: (count) =>
      new Promise((resolve) => {
        onMail = () => {
          if (mails.length >= count) resolve(mails);
        };
        onMail();
      }),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
