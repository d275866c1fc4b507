import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '../passwordHasher.ts';
import { isKnownClient, toWiderNetwork } from '../clientNetwork.ts';
import { createTaskQueue } from './taskQueue.ts';

/**
 * Work factors of scrypt: N is a power of two, memory is 128 * N * r bytes for each running hash.
 */
export type ScryptCost = { N: number; r: number; p: number };

/** Of the parameters that OWASP recommends, those that take 16 MiB. */
export const defaultCost: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };

/** Only for tests. */
export const cheapCost: ScryptCost = { N: 2 ** 4, r: 8, p: 1 };

const saltBytes = 16;
const keyBytes = 32;
const maxMemory = 256 * 1024 * 1024;
/**
 * Two of the four threads of Node.js, so that files are still read. A hash takes about 0.17 seconds
 * of one core, so that the whole queue is done in two seconds.
 */
const defaultQueue = { maxConcurrent: 2, maxWaiting: 24, maxWaitingPerClient: 12, retryAfter: 2 };

/** Failures by which a network comes before others for the accounts that have signed in there. */
const knownAllowance = 10;

type ParsedHash = { cost: ScryptCost; salt: Buffer; key: Buffer };

/**
 * Hashes passwords with scrypt, as `scrypt$N$r$p$salt$hash` (base64url). A password is verified
 * with the parameters in its hash, so hashes with other costs stay valid.
 */
export function createPasswordHasher({
  cost = defaultCost,
  queue = {},
}: { cost?: ScryptCost; queue?: Partial<typeof defaultQueue> } = {}): PasswordHasher {
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const key = await derive(password, salt, cost, keyBytes);
      return `${prefixOf(cost)}${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    async verify(password, hash) {
      const parsed = parse(hash);
      if (!parsed) return false;
      const key = await derive(password, parsed.salt, parsed.cost, parsed.key.length);
      return timingSafeEqual(key, parsed.key);
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

const prefixOf = ({ N, r, p }: ScryptCost) => `scrypt$${N}$${r}$${p}$`;

function parse(hash: string): ParsedHash | undefined {
  const match = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,2})\$([\w-]{16,})\$([\w-]{32,})$/.exec(hash);
  if (!match) return undefined;
  const [, N, r, p, salt = '', key = ''] = match;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const isPowerOfTwo = cost.N > 1 && (cost.N & (cost.N - 1)) === 0;
  if (!isPowerOfTwo || cost.r < 1 || cost.p < 1 || requiredMemory(cost) > maxMemory)
    return undefined;
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

function requiredMemory({ N, r, p }: ScryptCost): number {
  return 128 * r * (N + p + 2);
}

function derive(password: string, salt: Buffer, cost: ScryptCost, length: number): Promise<Buffer> {
  // Keyboards differ: é may be one code point or two.
  const normalized = password.normalize('NFC');
  return new Promise((resolve, reject) => {
    scrypt(normalized, salt, length, { ...cost, maxmem: requiredMemory(cost) }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
