import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '../services/passwordHasher.ts';
import { isKnownClient, toWiderNetwork } from '../lib/clientNetwork.ts';
import { createTaskQueue } from '../lib/taskQueue.ts';

/** Work factors of Argon2id: memory in KiB for each running hash, and passes over it. */
export type Argon2Cost = { memory: number; passes: number };

/** The first of the parameters that OWASP recommends: 19 MiB. */
export const defaultCost: Argon2Cost = { memory: 19 * 1024, passes: 2 };

/** Only for tests. */
export const cheapCost: Argon2Cost = { memory: 8, passes: 1 };

const saltBytes = 16;
const keyBytes = 32;
const maxMemory = 256 * 1024 * 1024;
/**
 * Two of the four threads of Node.js, so that files are still read. A hash takes about 0.035 seconds
 * of one core, so that the whole queue is done in less than two seconds.
 */
const defaultQueue = { maxConcurrent: 2, maxWaiting: 80, maxWaitingPerClient: 40, retryAfter: 2 };

/** Failures by which a network comes before others for the accounts that have signed in there. */
const knownAllowance = 10;

/** What is known of a hash: its key, and how the key of another password is derived. */
type ParsedHash = { key: Buffer; derive: (password: string) => Promise<Buffer> };

/**
 * Hashes passwords with Argon2id, as `$argon2id$v=19$m=…,t=…,p=1$salt$hash` (the PHC format). A
 * password is verified with the parameters in its hash, so hashes with other costs stay valid, and
 * those of scrypt, which earlier versions made.
 */
export function createPasswordHasher({
  cost = defaultCost,
  queue = {},
}: { cost?: Argon2Cost; queue?: Partial<typeof defaultQueue> } = {}): PasswordHasher {
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const key = await deriveWithArgon2(password, salt, cost, keyBytes);
      return `${prefixOf(cost)}${toText(salt)}$${toText(key)}`;
    },
    async verify(password, hash) {
      const parsed = parseArgon2(hash) ?? parseScrypt(hash);
      if (!parsed) return false;
      return timingSafeEqual(await parsed.derive(password), parsed.key);
    },
    isOutdated: (hash) => !hash.startsWith(prefixOf(cost)),
    takeTurn: createTaskQueue({
      ...defaultQueue,
      ...queue,
      groupOf: toWiderNetwork,
      allowanceOf: (client) => (isKnownClient(client) ? knownAllowance : 0),
    }),
  };
}

const prefixOf = ({ memory, passes }: Argon2Cost) => `$argon2id$v=19$m=${memory},t=${passes},p=1$`;

/** Returns base64 without padding. */
const toText = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

function parseArgon2(hash: string): ParsedHash | undefined {
  const match =
    /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=1\$([\w+/]{11,})\$([\w+/]{32,})$/.exec(hash);
  if (!match) return undefined;
  const [, memory, passes, saltText = '', keyText = ''] = match;
  const cost = { memory: Number(memory), passes: Number(passes) };
  if (cost.memory < 8 || cost.passes < 1 || cost.memory * 1024 > maxMemory) return undefined;
  const salt = Buffer.from(saltText, 'base64');
  const key = Buffer.from(keyText, 'base64');
  return { key, derive: (password) => deriveWithArgon2(password, salt, cost, key.length) };
}

/** Keyboards differ: é may be one code point or two. */
const normalize = (password: string) => password.normalize('NFC');

function deriveWithArgon2(
  password: string,
  nonce: Buffer,
  { memory, passes }: Argon2Cost,
  tagLength: number,
): Promise<Buffer> {
  const message = normalize(password);
  return new Promise((resolve, reject) => {
    argon2(
      'argon2id',
      { message, nonce, parallelism: 1, tagLength, memory, passes },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}

/** Reads `scrypt$N$r$p$salt$hash` (base64url). */
function parseScrypt(hash: string): ParsedHash | undefined {
  const match = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,2})\$([\w-]{16,})\$([\w-]{32,})$/.exec(hash);
  if (!match) return undefined;
  const [N = 0, r = 0, p = 0] = match.slice(1, 4).map(Number);
  const isPowerOfTwo = N > 1 && (N & (N - 1)) === 0;
  const memory = 128 * r * (N + p + 2);
  if (!isPowerOfTwo || r < 1 || p < 1 || memory > maxMemory) return undefined;
  const [salt, key] = match.slice(4).map((text) => Buffer.from(text, 'base64url'));
  if (!salt || !key) return undefined;
  const derive = (password: string) =>
    new Promise<Buffer>((resolve, reject) => {
      const cost = { N, r, p, maxmem: memory };
      scrypt(normalize(password), salt, key.length, cost, (error, derived) =>
        error ? reject(error) : resolve(derived),
      );
    });
  return { key, derive };
}
