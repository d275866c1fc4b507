import { expect, it } from 'vitest';
import type { ContentVersion } from './contentVersion.ts';
import { createResponseFinder } from './responseFinder.ts';

it('keeps no response that was computed from an older version, and loses none of the newer one', async () => {
  let version = '1';
  const contentVersion: ContentVersion = {
    current: () => version,
    latest: () => version,
    read: async () => version,
    expire: () => undefined,
  };
  const { find, findNow } = createResponseFinder(contentVersion, 1_000_000);
  const slow = Promise.withResolvers<Response>();
  const older = find('/a', 'listTeams', () => slow.promise);
  // Another request sees a write first.
  await Promise.resolve();
  version = '2';
  await find('/b', 'listTeams', () => Response.json({ of: 2 }));
  expect(findNow('/b')).toBeDefined();
  slow.resolve(Response.json({ of: 1 }));
  expect((await older).found).not.toBeInstanceOf(Response);
  expect(findNow('/a')).toBeUndefined();
  expect(findNow('/b')).toBeDefined();
});
