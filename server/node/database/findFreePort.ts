import { createServer } from 'node:net';

/** Returns a TCP port on which nothing listens at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const bound = probe.address();
      probe.close(() =>
        bound && typeof bound === 'object'
          ? resolve(bound.port)
          : reject(new Error('No free port was found.')),
      );
    });
  });
}
