import type { Database } from './db/database.ts';
import type { Files } from './files.ts';
import type { Passwords } from './passwords.ts';
import type { Pictures } from './pictures.ts';

/** What a host brings: everything the application needs from outside. */
export type Services = {
  db: Database;
  files: Files;
  passwords: Passwords;
  pictures: Pictures;
  now: () => Date;
};
