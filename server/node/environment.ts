import { resolve } from 'node:path';

/** Where a bucket of an S3-compatible service is, and the keys to it. */
export type S3Location = {
  /** Origin of the service. */
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
};

/** An SMTP server, and the address in the sender of its mail. */
export type SmtpLocation = { url: string; from: string };

/** Paths of PEM files: the certificate with those that sign it, and its private key. */
export type TlsFiles = { certificate: string; key: string };

/** The settings of the server, read from environment variables. */
export type Environment = {
  port: number;
  /** Host name or IP address to listen on; undefined listens on all interfaces. */
  host: string | undefined;
  /** A listening socket that systemd has passed to this process; used instead of host and port. */
  socketFd: number | undefined;
  /** With these, the server speaks HTTPS only, and HTTP/2 with clients that know it. */
  tls: TlsFiles | undefined;
  /** Absolute path of the folder of the embedded database and the stored files. */
  dataFolder: string;
  /** Connection URL of PostgreSQL; undefined uses the embedded database. */
  databaseUrl: string | undefined;
  /** The bucket for stored files; undefined uses a folder in the data folder. */
  filesUrl: S3Location | undefined;
  /** Public origin without a final slash; undefined uses the origin of each request. */
  publicUrl: string | undefined;
  /** Where to send mail; undefined sends none. */
  smtp: SmtpLocation | undefined;
  seed: 'demo' | 'none';
  mode: 'development' | 'production' | 'test';
  /** Number of reverse proxies in front whose X-Forwarded-For entries are trusted. */
  trustedProxies: number;
  logFormat: 'text' | 'json';
  /** Where to serve metrics; undefined serves none. */
  metrics: { host: string; port: number } | undefined;
};

/**
 * The server cannot start until somebody changes a setting; the one-line message explains how.
 */
export class StartupError extends Error {}

/** Where the server listens unless `PORT` says otherwise. */
export const defaultPort = 3000;

/** Reads and checks all environment variables; throws `StartupError` for the first invalid one. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const value = (name: string) => variables[name]?.trim() || undefined;
  const metricsPort = readPort('METRICS_PORT', value('METRICS_PORT'));
  return {
    port: readPort('PORT', value('PORT')) ?? defaultPort,
    host: readHost('HOST', value('HOST')),
    socketFd: readSocketFd(value('LISTEN_FDS'), value('LISTEN_PID')),
    tls: readTlsFiles(value('TLS_CERT'), value('TLS_KEY')),
    dataFolder: resolve(value('DATA_DIR') ?? 'data'),
    databaseUrl: readDatabaseUrl(value('DATABASE_URL')),
    filesUrl: readFilesUrl(value('FILES_URL')),
    publicUrl: readPublicUrl(value('PUBLIC_URL')),
    smtp: readSmtpUrl(value('SMTP_URL'), readPublicUrl(value('PUBLIC_URL'))),
    seed: readChoice('SEED', value('SEED'), ['demo', 'none']),
    mode: readChoice('NODE_ENV', value('NODE_ENV'), ['production', 'development', 'test']),
    trustedProxies: readTrustedProxies(value('TRUSTED_PROXIES')),
    logFormat: readChoice('LOG_FORMAT', value('LOG_FORMAT'), ['text', 'json']),
    metrics: metricsPort
      ? { host: readHost('METRICS_HOST', value('METRICS_HOST')) ?? '127.0.0.1', port: metricsPort }
      : undefined,
  };
}

function readPort(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new StartupError(
    `${name} must be a number from 1 to 65535, not "${text}". Set it like ${name}=3000 npm start.`,
  );
}

function readHost(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^[\w.:-]+$/.test(text)) return text;
  throw new StartupError(
    `${name} must be a host name or an IP address, not "${text}". Set it like ${name}=127.0.0.1 npm start.`,
  );
}

/** The first file descriptor that systemd passes. Its variables can be meant for another process. */
const firstSocketFd = 3;

function readSocketFd(count: string | undefined, pid: string | undefined): number | undefined {
  return count === '1' && pid === String(process.pid) ? firstSocketFd : undefined;
}

function readTlsFiles(certificate: string | undefined, key: string | undefined) {
  if (certificate === undefined && key === undefined) return undefined;
  if (certificate !== undefined && key !== undefined)
    return { certificate: resolve(certificate), key: resolve(key) };
  throw new StartupError(
    'TLS_CERT and TLS_KEY belong together: the paths of a certificate and of its private key. Set both, or neither.',
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

function readFilesUrl(text: string | undefined): S3Location | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (
    url &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.username &&
    url.password &&
    /^\/[^/]+\/?$/.test(url.pathname)
  )
    return {
      endpoint: url.origin,
      bucket: url.pathname.replaceAll('/', ''),
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'us-east-1',
    };
  // The value itself is not repeated: it contains a secret.
  throw new StartupError(
    'FILES_URL must name a bucket and its keys. Set it like FILES_URL=https://key:secret@s3.example.com/bucket?region=us-east-1 npm start, or leave it out to store files in DATA_DIR.',
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

/** `publicUrl` is needed because links in mail must not follow the Host of a request. */
function readSmtpUrl(text: string | undefined, publicUrl: string | undefined) {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  // The value itself is not repeated: it usually carries a password.
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname)
    throw new StartupError(
      'SMTP_URL must name an SMTP server. Set it like ' +
        'SMTP_URL=smtps://user:password@mail.example.com?from=robolaga@example.com npm start, ' +
        'or leave it out to send no mail.',
    );
  if (publicUrl === undefined)
    throw new StartupError(
      'SMTP_URL needs PUBLIC_URL, which links in mail begin with. Set both, or neither.',
    );
  const from = url.searchParams.get('from') ?? `no-reply@${new URL(publicUrl).hostname}`;
  url.searchParams.delete('from');
  return { url: url.href, from };
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
