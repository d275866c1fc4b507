import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made by openssl for localhost, valid for a hundred years. */
export const tls = {
  certificate: join(import.meta.dirname, 'certificate.pem'),
  key: join(import.meta.dirname, 'key.pem'),
};

/** What a client must trust, as Node's `ca`. */
export const ca = readFileSync(tls.certificate);
