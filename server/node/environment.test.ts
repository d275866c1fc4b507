import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment, StartupError } from './environment.ts';

describe('readEnvironment', () => {
  it('has a default for every variable', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: undefined,
      socketFd: undefined,
      tls: undefined,
      dataFolder: resolve('data'),
      databaseUrl: undefined,
      filesUrl: undefined,
      publicUrl: undefined,
      seed: 'demo',
      mode: 'production',
      trustedProxies: 0,
      logFormat: 'text',
      metrics: undefined,
    });
  });

  it('treats an empty or blank value as not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ' })).toEqual(readEnvironment({}));
  });

  it('reads every variable', () => {
    expect(
      readEnvironment({
        PORT: '8080',
        HOST: '127.0.0.1',
        LISTEN_FDS: '1',
        LISTEN_PID: String(process.pid),
        TLS_CERT: '/etc/robolaga/certificate.pem',
        TLS_KEY: '/etc/robolaga/key.pem',
        DATA_DIR: '/var/lib/robolaga',
        DATABASE_URL: 'postgres://me:secret@db:5432/robolaga',
        FILES_URL: 'https://key:se%2Fcret@s3.example.com/files/?region=eu-1',
        PUBLIC_URL: 'https://robolaga.example/',
        SEED: 'none',
        NODE_ENV: 'development',
        TRUSTED_PROXIES: '1',
        LOG_FORMAT: 'json',
        METRICS_PORT: '9464',
        METRICS_HOST: '0.0.0.0',
      }),
    ).toEqual({
      port: 8080,
      host: '127.0.0.1',
      socketFd: 3,
      tls: { certificate: '/etc/robolaga/certificate.pem', key: '/etc/robolaga/key.pem' },
      dataFolder: resolve('/var/lib/robolaga'),
      databaseUrl: 'postgres://me:secret@db:5432/robolaga',
      filesUrl: {
        endpoint: 'https://s3.example.com',
        bucket: 'files',
        accessKeyId: 'key',
        secretAccessKey: 'se/cret',
        region: 'eu-1',
      },
      publicUrl: 'https://robolaga.example',
      seed: 'none',
      mode: 'development',
      trustedProxies: 1,
      logFormat: 'json',
      metrics: { host: '0.0.0.0', port: 9464 },
    });
  });

  it.each(['abc', '0', '65536', '-1', '3000.5', '3e3', '30 00', '0x50', '999999'])(
    'rejects the port %s',
    (port) => {
      expect(() => readEnvironment({ PORT: port })).toThrow(
        new StartupError(
          `PORT must be a number from 1 to 65535, not "${port}". Set it like PORT=3000 npm start.`,
        ),
      );
    },
  );

  it('ignores a socket that was passed to another process', () => {
    expect(readEnvironment({ LISTEN_FDS: '1', LISTEN_PID: '1' }).socketFd).toBeUndefined();
  });

  it('serves metrics on this machine only, by default', () => {
    expect(readEnvironment({ METRICS_PORT: '9464' }).metrics).toEqual({
      host: '127.0.0.1',
      port: 9464,
    });
  });

  it('reads where mail is sent to, and who sends it', () => {
    const read = (url: string) =>
      readEnvironment({ SMTP_URL: url, PUBLIC_URL: 'https://robolaga.example' }).smtp;
    expect(read('smtps://me:secret@mail.example?from=panitia@robolaga.example&pool=true')).toEqual({
      url: 'smtps://me:secret@mail.example?pool=true',
      from: 'panitia@robolaga.example',
    });
    expect(read('smtp://mail.example')).toEqual({
      url: 'smtp://mail.example',
      from: 'no-reply@robolaga.example',
    });
  });

  it('sends no mail with links that follow the Host of a request', () => {
    expect(() => readEnvironment({ SMTP_URL: 'smtp://mail.example' })).toThrow(
      new StartupError(
        'SMTP_URL needs PUBLIC_URL, which links in mail begin with. Set both, or neither.',
      ),
    );
  });

  it.each(['https://secret@mail.example', 'mail.example', 'smtp://'])(
    'rejects the SMTP_URL %s, without repeating it',
    (url) => {
      expect(() =>
        readEnvironment({ SMTP_URL: url, PUBLIC_URL: 'https://robolaga.example' }),
      ).toThrow(
        new StartupError(
          'SMTP_URL must name an SMTP server. Set it like ' +
            'SMTP_URL=smtps://user:password@mail.example.com?from=robolaga@example.com npm start, ' +
            'or leave it out to send no mail.',
        ),
      );
    },
  );

  it.each([
    'https://s3.example.com/files',
    'https://key@s3.example.com/files',
    'https://key:secret@s3.example.com',
    'https://key:secret@s3.example.com/files/more',
    's3://key:secret@files',
    'files',
  ])('rejects the FILES_URL %s, without repeating it', (url) => {
    expect(() => readEnvironment({ FILES_URL: url })).toThrow(
      new StartupError(
        'FILES_URL must name a bucket and its keys. Set it like FILES_URL=https://key:secret@s3.example.com/bucket?region=us-east-1 npm start, or leave it out to store files in DATA_DIR.',
      ),
    );
  });

  it.each([
    ['HOST', 'http://localhost', 'HOST=127.0.0.1'],
    ['PUBLIC_URL', 'robolaga.example', 'PUBLIC_URL=https://robolaga.example'],
    ['PUBLIC_URL', 'https://robolaga.example/app', 'PUBLIC_URL=https://robolaga.example'],
    ['PUBLIC_URL', 'ftp://robolaga.example', 'PUBLIC_URL=https://robolaga.example'],
    ['SEED', 'Demo', 'SEED=demo'],
    ['NODE_ENV', 'prod', 'NODE_ENV=production'],
    ['TRUSTED_PROXIES', 'yes', 'TRUSTED_PROXIES=1'],
  ])(
    'rejects an invalid %s with its value %s and an example in the message',
    (name, value, example) => {
      const read = () => readEnvironment({ [name]: value });
      expect(read).toThrow(StartupError);
      expect(read).toThrow(`${name} must be`);
      expect(read).toThrow(`"${value}"`);
      expect(read).toThrow(`Set it like ${example} npm start.`);
    },
  );

  it.each(['mysql://me:secret@db/robolaga', 'postgres://db:5432', 'not an address secret'])(
    'rejects the database URL %s without repeating it in the message',
    (url) => {
      const read = () => readEnvironment({ DATABASE_URL: url });
      expect(read).toThrow('DATABASE_URL must name a PostgreSQL database.');
      expect(read).not.toThrow('secret');
    },
  );
});
