import { afterEach, beforeAll, expect } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import type { PushSender } from '../../../server/services/pushSender.ts';
import type { Backend } from '../database/backend.ts';
import { testPasswords, testPictures } from '../database/testDatabase.ts';

/** Lets the backend of a test file send pushes. What it must not do fails the test during which it does it. */
export function usePush(
  backend: Backend,
  open: (onError: (error: unknown) => void) => Promise<PushSender> | PushSender,
): void {
  const problems: unknown[] = [];
  const onError = (error: unknown) => void problems.push(error);
  beforeAll(async () => {
    const { db, files, clock } = backend;
    backend.app = createApp({
      db,
      files,
      passwords: testPasswords,
      pictures: testPictures,
      now: () => clock.at ?? new Date(),
      document: readDocument(),
      onContractViolation: onError,
      onError,
      push: await open(onError),
    });
  });
  afterEach(() => expect(problems.splice(0)).toEqual([]));
}
