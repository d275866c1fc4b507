import type { SmtpLocation } from './environment.ts';
import type { Mailer, WriteMail } from '../services/mailer.ts';

/** Creates a mailer that hands its mail to an SMTP server. */
export async function createSmtpMailer(
  { url, from }: SmtpLocation,
  onError: (error: unknown) => void,
): Promise<Mailer> {
  // Imported only where it is used: it takes memory and time.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url);
  return {
    sendLater(...writes) {
      const send = async (write: WriteMail) => {
        const mail = await write();
        if (mail) await transport.sendMail({ from, ...mail });
      };
      const sendAll = async () => {
        for (const write of writes) await send(write).catch(onError);
      };
      setImmediate(() => void sendAll());
    },
  };
}
