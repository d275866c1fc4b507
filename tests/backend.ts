import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { parse } from 'yaml';
import { createApp } from '../server/app.ts';
import type { ContractDocument } from '../server/contract/document.ts';
import type { Database } from '../server/db/database.ts';
import * as schema from '../server/db/schema.ts';
import { demoAccounts } from '../server/db/seed/accounts.ts';
import type { Files } from '../server/files.ts';
import { openWorld, testPasswords, testPictures } from './worldSnapshot.ts';

const fileOf = (path: string) => join(import.meta.dirname, '..', path);

/** The contract as it is committed. */
export const readDocument = () =>
  parse(readFileSync(fileOf('openapi/openapi.yaml'), 'utf8')) as ContractDocument;

/** `body` is sent as it is where it is a text or a form, and as JSON otherwise. */
type CallOptions = { body?: unknown; token?: string; headers?: Record<string, string> };

export type Answer = { status: number; body: unknown; headers: Headers };

export type Backend = {
  app: Hono;
  db: Database;
  files: Files;
  /** Sends one call and gives its status and parsed answer. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  /** Signs a demonstration participant in and gives the token. */
  signIn: (who: keyof typeof demoAccounts) => Promise<string>;
  /** What the server's clock says; set `at` to move it. */
  clock: { at: Date | undefined };
};

/**
 * The real backend with the demonstration world in memory, one for the tests of a file. Every
 * answer is held against the document: a difference, or an unexpected error, fails the test during
 * which it came up.
 */
export function useBackend(): Backend {
  const backend = { clock: { at: undefined } } as Backend;
  const breaches: string[] = [];
  let client: PGlite;

  beforeAll(async () => {
    const world = await openWorld();
    client = world.client;
    const db = drizzle({ client, schema });
    const services = {
      db,
      files: world.files,
      passwords: testPasswords,
      pictures: testPictures,
      now: () => backend.clock.at ?? new Date(),
    };
    const app = createApp({
      ...services,
      document: readDocument(),
      onBreach: (breach) => breaches.push(breach),
      onError: (error) =>
        breaches.push(`Unexpected: ${error instanceof Error ? error.stack : String(error)}`),
    });
    Object.assign(backend, { app, db, files: services.files });
  });
  afterEach(() => {
    backend.clock.at = undefined;
    expect(breaches.splice(0), 'differences from the document').toEqual([]);
  });
  afterAll(() => client.close());

  backend.call = async (method, path, { body, token, headers } = {}) => {
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
    return {
      status: response.status,
      body: text ? (JSON.parse(text) as unknown) : undefined,
      headers: response.headers,
    };
  };
  backend.signIn = async (who) => {
    const { kind, email, password } = demoAccounts[who];
    const path = kind === 'club' ? '/api/gh/login' : '/api/participant/login';
    const { body } = await backend.call('POST', path, { body: { email, password } });
    return (body as { token: string }).token;
  };
  return backend;
}
