import { findAccountByEmail } from '../accounts/queries.ts';
import type { Database } from '../db/database.ts';
import { demoAccounts } from '../seed/accounts.ts';
import type { Environment } from './environment.ts';

/** Returns the public URL if it is set, otherwise the URL for a browser on this machine. */
export function serverUrl({
  publicUrl,
  host,
  port,
  tls,
}: Pick<Environment, 'publicUrl' | 'host' | 'port'> & Partial<Pick<Environment, 'tls'>>): string {
  if (publicUrl) return publicUrl;
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `${tls ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Prints the URL of the server and, if the database contains them, the demo accounts. */
export async function printStartupMessage(environment: Environment, db: Database): Promise<void> {
  const url = serverUrl(environment);
  const lines = ['', `RoboLaga runs at ${url}`, `API reference:   ${url}/docs`];
  const accounts = environment.seed === 'demo' ? await findDemoAccounts(db) : [];
  if (accounts.length > 0) {
    const width = Math.max(...accounts.map(({ email }) => email.length));
    lines.push('', 'Demo accounts:');
    lines.push(
      ...accounts.map(
        (account) =>
          `  ${account.kind.padEnd(11)}  ${account.email.padEnd(width)}  ${account.password}${'pin' in account ? `  PIN ${account.pin}` : ''}`,
      ),
    );
  }
  console.log([...lines, '', 'Stop with Ctrl-C.'].join('\n'));
}

async function findDemoAccounts(db: Database) {
  const accounts = Object.values(demoAccounts);
  const found = await Promise.all(
    accounts.map(({ kind, email }) => findAccountByEmail(db, kind, email)),
  );
  return accounts.filter((_, index) => found[index] !== undefined);
}
