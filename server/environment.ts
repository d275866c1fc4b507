import { resolve } from 'node:path';

/** What the environment says about one run of the server. */
export type Environment = {
  port: number;
  /** The address to listen on; undefined listens on all of them. */
  host: string | undefined;
  /** Absolute folder of the embedded database and the stored files. */
  dataFolder: string;
  /** A PostgreSQL address; undefined takes the embedded database. */
  databaseUrl: string | undefined;
  /** Where visitors reach the server, without a final slash; undefined follows each request. */
  publicUrl: string | undefined;
  seed: 'demo' | 'none';
  mode: 'development' | 'production' | 'test';
  /** How many reverse proxies stand in front and may be believed about the visitor's address. */
  trustedProxies: number;
};

/**
 * A value a person has to change before the server can start; its message is one line that says
 * how.
 */
export class StartRefusal extends Error {}

/**
 * Reads and checks every variable the server knows; throws StartRefusal for the first broken one.
 */
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
  throw new StartRefusal(
    `PORT must be a number from 1 to 65535, not "${text}". Set it like PORT=3000 npm start.`,
  );
}

function readHost(text: string | undefined): string | undefined {
  if (text === undefined || /^[\w.:-]+$/.test(text)) return text;
  throw new StartRefusal(
    `HOST must be a host name or an IP address, not "${text}". Set it like HOST=127.0.0.1 npm start.`,
  );
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1)
    return text;
  // The value itself is not repeated: it usually carries a password.
  throw new StartRefusal(
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
  throw new StartRefusal(
    `PUBLIC_URL must be the address visitors use, without a path, not "${text}". Set it like PUBLIC_URL=https://robolaga.example npm start.`,
  );
}

function readTrustedProxies(text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d$/.test(text)) return Number(text);
  throw new StartRefusal(
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
  throw new StartRefusal(
    `${name} must be ${choices.join(' or ')}, not "${text}". Set it like ${name}=${choices[0]} npm start.`,
  );
}
