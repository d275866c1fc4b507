import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clubs, participants } from '../db/schema.ts';
import { demoAccounts } from '../db/seed/accounts.ts';
import type { Environment } from '../environment.ts';

/** The address to type into a browser on this machine, or the public one where it is known. */
export function addressOf({
  publicUrl,
  host,
  port,
}: Pick<Environment, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl;
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * Says where the server is and, where the database holds the demonstration world, who can sign in.
 */
export async function announce(environment: Environment, db: Database): Promise<void> {
  const address = addressOf(environment);
  const lines = ['', `RoboLaga runs at ${address}`, `API reference:   ${address}/docs`];
  const accounts = environment.seed === 'demo' ? await presentAccounts(db) : [];
  if (accounts.length > 0) {
    const width = Math.max(...accounts.map(({ email }) => email.length));
    lines.push('', 'Demonstration accounts:');
    lines.push(
      ...accounts.map(
        (account) =>
          `  ${account.kind.padEnd(11)}  ${account.email.padEnd(width)}  ${account.password}${'pin' in account ? `  PIN ${account.pin}` : ''}`,
      ),
    );
  }
  console.log([...lines, '', 'Stop with Ctrl-C.'].join('\n'));
}

async function presentAccounts(db: Database) {
  const accounts = Object.values(demoAccounts);
  const emails = accounts.map(({ email }) => email);
  const rows = [
    ...(await db
      .select({ email: participants.email })
      .from(participants)
      .where(inArray(participants.email, emails))),
    ...(await db.select({ email: clubs.email }).from(clubs).where(inArray(clubs.email, emails))),
  ];
  const present = new Set(rows.map(({ email }) => email));
  return accounts.filter(({ email }) => present.has(email));
}
