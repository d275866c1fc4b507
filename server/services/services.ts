import type { CertificateRenderer } from './certificateRenderer.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from './fileStore.ts';
import type { PasswordHasher } from './passwordHasher.ts';
import type { Mailer } from './mailer.ts';
import type { PictureProcessor } from './pictureProcessor.ts';
import type { PushSender } from './pushSender.ts';

/** What the environment (Node.js, a test or a browser tab) must provide to the application. */
export type Services = {
  db: Database;
  files: FileStore;
  passwords: PasswordHasher;
  pictures: PictureProcessor;
  now: () => Date;
  /** Undefined if the host cannot draw PDF. */
  certificates?: CertificateRenderer | undefined;
  /** Undefined if the host cannot send mail. */
  mailer?: Mailer | undefined;
  /** Undefined if the host cannot send to closed browsers. */
  push?: PushSender | undefined;
  /**
   * Origin of links that are mailed or handed over, without a final slash. Without it they are paths,
   * because the Host of a request can be anything.
   */
  linkOrigin?: string | undefined;
};
