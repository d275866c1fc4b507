import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from '../passwords.ts';
import { createQueue } from './queue.ts';

/**
 * Work factors of scrypt: N is a power of two, memory is 128 * N * r bytes for each running hash.
 */
export type Cost = { N: number; r: number; p: number };

/** As strong as OWASP asks, in the variant that takes 64 MB for each hash. */
export const strongCost: Cost = { N: 2 ** 16, r: 8, p: 2 };

/** For tests and nothing else. */
export const cheapCost: Cost = { N: 2 ** 4, r: 8, p: 1 };

const saltBytes = 16;
const keyBytes = 32;
const largestMemory = 256 * 1024 * 1024;
/**
 * Hashes at work at once: the rest waits, so that a rush of sign-ins takes neither all memory nor
 * all of Node's threads.
 */
const atOnce = 2;

type Salted = { cost: Cost; salt: Buffer; key: Buffer };

/**
 * Passwords kept with scrypt as `scrypt$N$r$p$salt$hash` (base64url); the parameters in a hash
 * decide how it is checked.
 */
export function createPasswords({ cost = strongCost }: { cost?: Cost } = {}): Passwords {
  const inTurn = createQueue(atOnce);
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const key = await inTurn(() => derive(password, salt, cost, keyBytes));
      return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    async verify(password, hash) {
      const salted = parse(hash);
      if (!salted) return false;
      const key = await inTurn(() => derive(password, salted.salt, salted.cost, salted.key.length));
      return timingSafeEqual(key, salted.key);
    },
  };
}

function parse(hash: string): Salted | undefined {
  const match = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,2})\$([\w-]{16,})\$([\w-]{32,})$/.exec(hash);
  if (!match) return undefined;
  const [, N, r, p, salt = '', key = ''] = match;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const isPowerOfTwo = cost.N > 1 && (cost.N & (cost.N - 1)) === 0;
  if (!isPowerOfTwo || cost.r < 1 || cost.p < 1 || memoryOf(cost) > largestMemory) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

function memoryOf({ N, r, p }: Cost): number {
  return 128 * r * (N + p + 2);
}

function derive(password: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> {
  // The same letters typed on two keyboards may differ in composition: é as one sign or as two.
  const typed = password.normalize('NFC');
  return new Promise((resolve, reject) => {
    scrypt(typed, salt, length, { ...cost, maxmem: memoryOf(cost) }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
