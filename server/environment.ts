import { resolve } from 'node:path';

/** The settings of the server, read from environment variables. */
export type Environment = {
  port: number;
  /** Host name or IP address to listen on; undefined listens on all interfaces. */
  host: string | undefined;
  /** Absolute path of the folder of the embedded database and the stored files. */
  dataFolder: string;
  /** Connection URL of PostgreSQL; undefined uses the embedded database. */
  databaseUrl: string | undefined;
  /** Public origin without a final slash; undefined uses the origin of each request. */
  publicUrl: string | undefined;
  seed: 'demo' | 'none';
  mode: 'development' | 'production' | 'test';
  /** Number of reverse proxies in front whose X-Forwarded-For entries are trusted. */
  trustedProxies: number;
};

/**
 * The server cannot start until somebody changes a setting; the one-line message explains how.
 */
export class StartupError extends Error {}

/** Reads and checks all environment variables; throws `StartupError` for the first invalid one. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const value = (name: string) => variables[name]?.trim() || undefined;
  return {
    port: readPort(value('PORT')),
    host: readHost(value('HOST')),
    dataFolder: resolve(value('DATA_DIR') ?? 'data'),
    databaseUrl: readDatabaseUrl(value('DATABASE_URL')),
    publicUrl: readPublicUrl(value('PUBLIC_URL')),
    seed: readChoice('SEED', value('SEED'), ['demo', 'none']),
    mode: readChoice('NODE_ENV', value('NODE_ENV'), ['production', 'development', 'test']),
    trustedProxies: readTrustedProxies(value('TRUSTED_PROXIES')),
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined) return 3000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new StartupError(
    `PORT must be a number from 1 to 65535, not "${text}". Set it like PORT=3000 npm start.`,
  );
}

function readHost(text: string | undefined): string | undefined {
  if (text === undefined || /^[\w.:-]+$/.test(text)) return text;
  throw new StartupError(
    `HOST must be a host name or an IP address, not "${text}". Set it like HOST=127.0.0.1 npm start.`,
  );
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1)
    return text;
  // The value itself is not repeated: it usually carries a password.
  throw new StartupError(
    'DATABASE_URL must name a PostgreSQL database. Set it like DATABASE_URL=postgres://user:password@localhost:5432/robolaga npm start, or leave it out for the embedded database.',
  );
}

function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (
    url &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  )
    return url.origin;
  throw new StartupError(
    `PUBLIC_URL must be the URL that visitors use, without a path, not "${text}". Set it like PUBLIC_URL=https://robolaga.example npm start.`,
  );
}

function readTrustedProxies(text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d$/.test(text)) return Number(text);
  throw new StartupError(
    `TRUSTED_PROXIES must be the number of reverse proxies in front of the server, from 0 to 9, not "${text}". Set it like TRUSTED_PROXIES=1 npm start.`,
  );
}

function readChoice<Choice extends string>(
  name: string,
  text: string | undefined,
  choices: [Choice, ...Choice[]],
): Choice {
  if (text === undefined) return choices[0];
  const choice = choices.find((candidate) => candidate === text);
  if (choice) return choice;
  throw new StartupError(
    `${name} must be ${choices.join(' or ')}, not "${text}". Set it like ${name}=${choices[0]} npm start.`,
  );
}
