import type { Hono } from 'hono';
import { afterEach, beforeAll, expect } from 'vitest';
import { allOperations } from '../../../openapi/allOperations.ts';
import type { AccountKind } from '../../../openapi/types.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import type { Database } from '../../../server/db/database.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import type { FileStore } from '../../../server/services/fileStore.ts';
import { testCertificates } from './testCertificates.ts';
import { resetSharedDatabase, testPasswords, testPictures } from './testDatabase.ts';

/** `body` is sent unchanged if it is text or a form, otherwise as JSON. */
type RequestOptions = { body?: unknown; token?: string; headers?: Record<string, string> };

export type TestResponse = { status: number; body: unknown; headers: Headers };

export type Backend = {
  app: Hono;
  db: Database;
  files: FileStore;
  /** Sends a request; returns the status and the parsed body; that of a PDF as text. */
  request: (method: string, path: string, options?: RequestOptions) => Promise<TestResponse>;
  /** Signs a demonstration account in; returns its token. */
  signIn: (who: keyof typeof demoAccounts) => Promise<string>;
  /** The server's time; set `at` to change it. */
  clock: { at: Date | undefined };
};

const loginPaths: Record<AccountKind, string> = {
  participant: allOperations.loginParticipant.path,
  club: allOperations.loginClub.path,
  organiser: allOperations.loginOrganiser.path,
};

type SharedApp = Pick<Backend, 'app' | 'db' | 'files' | 'clock'> & { violations: string[] };

let shared: SharedApp | undefined;

/** Returns the app of this worker over freshly seeded rows. */
async function openSharedApp(): Promise<SharedApp> {
  const { db, files } = await resetSharedDatabase();
  if (shared) return shared;
  const clock: Backend['clock'] = { at: undefined };
  const violations: string[] = [];
  const app = createApp({
    db,
    files,
    passwords: testPasswords,
    pictures: testPictures,
    certificates: testCertificates,
    now: () => clock.at ?? new Date(),
    document: readDocument(),
    onContractViolation: (violation) => violations.push(violation),
    onError: (error) =>
      violations.push(`Unexpected: ${error instanceof Error ? error.stack : String(error)}`),
  });
  shared = { app, db, files, clock, violations };
  return shared;
}

/**
 * The real backend with the demonstration data. The files of a worker share it; each
 * starts with the seeded rows. A response that differs from the document, or an unexpected error,
 * fails the test during which it happened.
 *
 * @param wait sends a request and waits for its response
 */
export function useBackend(wait = (send: () => Promise<TestResponse>) => send()): Backend {
  const backend = {} as Backend;
  beforeAll(async () => {
    const { app, db, files, clock } = await openSharedApp();
    Object.assign(backend, { app, db, files, clock });
  });
  afterEach(() => {
    backend.clock.at = undefined;
    expect(shared?.violations.splice(0), 'differences from the document').toEqual([]);
  });

  const send: Backend['request'] = async (method, path, { body, token, headers } = {}) => {
    const isForm = body instanceof FormData;
    const response = await backend.app.request(path, {
      method,
      headers: {
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: typeof body === 'string' || body === undefined || isForm ? body : JSON.stringify(body),
    });
    const text = await response.text();
    // All but PDF.
    const isJson = !response.headers.get('content-type')?.startsWith('application/pdf');
    return {
      status: response.status,
      body: text && isJson ? (JSON.parse(text) as unknown) : text || undefined,
      headers: response.headers,
    };
  };
  backend.request = (...request) => wait(() => send(...request));
  backend.signIn = async (who) => {
    const { kind, email, password } = demoAccounts[who];
    const { body } = await backend.request('POST', loginPaths[kind], { body: { email, password } });
    return (body as { token: string }).token;
  };
  return backend;
}
