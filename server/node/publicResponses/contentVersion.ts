import { lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { blogs } from '../../db/schema.ts';
import { toEventDay } from '../../lib/eventDay.ts';

/** Tells whether what the public may read has changed. */
export type ContentVersion = {
  /** Returns the version if it was read from the database a moment ago, otherwise undefined. */
  current(): string | undefined;
  /** Returns the version that was read last, however long ago. */
  latest(): string | undefined;
  /**
   * Returns the version that the database has now or after this call; undefined if it cannot be
   * read.
   */
  read(): Promise<string | undefined>;
  /** Call it after a possible write: from now on, the version must be read anew. */
  expire(): void;
};

type Options = {
  db: Database;
  now: () => Date;
  /** Milliseconds that a version counts as current: how late another server's write is seen. */
  maxAge?: number;
};

/** Milliseconds that a version counts as current. */
export const maxVersionAge = 750;
/** From this age on, a version is read again in the background; milliseconds. */
const refreshAge = 250;
const timeoutMilliseconds = 2_000;

/**
 * Creates the content version of a database. A version is a text that changes with each write, at
 * midnight in Jakarta, by which tournaments are sorted and called past, and when the time of a
 * scheduled article has come. All ages count from the moment a query was sent.
 */
export function createContentVersion({ db, now, maxAge = maxVersionAge }: Options): ContentVersion {
  let known: { version: string; readAt: number } | undefined;
  let expiredAt = -Infinity;
  let running: { startedAt: number; version: Promise<string | undefined> } | undefined;

  const query = async (): Promise<string | undefined> => {
    const time = now();
    const { rows } = (await db.execute(sql`select version, extract(epoch from (
        select max(${blogs.publishedAt}) from ${blogs} where ${lte(blogs.publishedAt, time)}
      ))::text as published from content_version`)) as {
      rows: { version: string; published: string | null }[];
    };
    const [row] = rows;
    return row && `${row.version} ${toEventDay(time)} ${row.published}`;
  };
  const start = (): Promise<string | undefined> => {
    const startedAt = performance.now();
    const version = withTimeout(query()).then((text) => {
      if (running?.startedAt === startedAt) running = undefined;
      if (text !== undefined && !(known && known.readAt > startedAt))
        known = { version: text, readAt: startedAt };
      return text;
    });
    running = { startedAt, version };
    return version;
  };
  // A query that was sent before a write may not have seen it.
  const isExpired = (time: number) => time <= expiredAt;

  const current = (): string | undefined => {
    if (!known || isExpired(known.readAt)) return undefined;
    const age = performance.now() - known.readAt;
    if (age > maxAge) return undefined;
    if (age > refreshAge && !running) void start();
    return known.version;
  };

  return {
    current,
    latest: () => known?.version,
    async read() {
      const version = current();
      if (version !== undefined) return version;
      return running && !isExpired(running.startedAt) ? running.version : start();
    },
    expire() {
      expiredAt = performance.now();
    },
  };
}

/** Returns undefined instead of an error, or if the answer does not come in time. */
async function withTimeout(work: Promise<string | undefined>): Promise<string | undefined> {
  const timeout = Promise.withResolvers<undefined>();
  const timer = setTimeout(timeout.resolve, timeoutMilliseconds);
  return Promise.race([work.catch(() => undefined), timeout.promise]).finally(() =>
    clearTimeout(timer),
  );
}
