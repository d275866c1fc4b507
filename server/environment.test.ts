import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment, StartupError } from './environment.ts';

describe('readEnvironment', () => {
  it('has a default for every variable', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: undefined,
      dataFolder: resolve('data'),
      databaseUrl: undefined,
      publicUrl: undefined,
      seed: 'demo',
      mode: 'production',
      trustedProxies: 0,
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
        DATA_DIR: '/var/lib/robolaga',
        DATABASE_URL: 'postgres://me:secret@db:5432/robolaga',
        PUBLIC_URL: 'https://robolaga.example/',
        SEED: 'none',
        NODE_ENV: 'development',
        TRUSTED_PROXIES: '1',
      }),
    ).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataFolder: resolve('/var/lib/robolaga'),
      databaseUrl: 'postgres://me:secret@db:5432/robolaga',
      publicUrl: 'https://robolaga.example',
      seed: 'none',
      mode: 'development',
      trustedProxies: 1,
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
