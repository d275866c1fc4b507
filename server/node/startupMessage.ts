import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { findAccountByEmail } from '../accounts/queries.ts';
import type { Database } from '../db/database.ts';
import { organisers } from '../db/schema.ts';
import { demoAccounts } from '../seed/accounts.ts';
import { defaultPort, type Environment } from './environment.ts';
import { findNetworkAddresses } from './networkAddresses.ts';

/** Returns the public URL if it is set, otherwise the URL for a browser on this machine. */
export function serverUrl({
  publicUrl,
  host,
  port,
  tls,
}: Pick<Environment, 'publicUrl' | 'host' | 'port'> & Partial<Pick<Environment, 'tls'>>): string {
  if (publicUrl) return publicUrl;
  const name = host === undefined || isEveryInterface(host) ? 'localhost' : host;
  return `${tls ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

const isEveryInterface = (host: string) => host === '0.0.0.0' || host === '::';

type NetworkEnvironment = Pick<Environment, 'publicUrl' | 'host' | 'port' | 'socketFd' | 'tls'>;

/** Where a server is started, and by what. */
type Place = {
  interfaces: ReturnType<typeof networkInterfaces>;
  /** Whether the lines are read in a terminal, which can show a QR code. */
  isTerminal: boolean;
  platform: NodeJS.Platform;
};

/**
 * Returns lines on how the phones and other computers of the network reach the server; none if it listens
 * for this computer only.
 */
export function networkLines(
  environment: NetworkEnvironment,
  { interfaces, isTerminal, platform }: Place,
): string[] {
  const { publicUrl, host, socketFd, port, tls } = environment;
  if (socketFd !== undefined || (host !== undefined && !isEveryInterface(host))) return [];
  const [url, ...others] = publicUrl
    ? [publicUrl]
    : findNetworkAddresses(interfaces).map((address) =>
        serverUrl({ publicUrl, host: address, port, tls }),
      );
  if (url === undefined) return [];
  return [
    '',
    `Phones in this network open ${url}`,
    ...others.map((other) => `or, in another network,     ${other}`),
    ...(isTerminal ? ['', ...qrCode(url)] : []),
    ...(publicUrl
      ? []
      : [
          '',
          'Links and QR codes begin with the address at which a page is open, or with this one, if set:',
          `  ${startCommand(url, port, platform)}`,
        ]),
  ];
}

/** Black on white, whatever the colours of the terminal are. */
const qrCode = (text: string) =>
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map((line) => `\u001B[97;40m${line}\u001B[0m`);

/** The form for Windows works in both of its shells. */
const startCommand = (url: string, port: number, platform: NodeJS.Platform) => {
  const settings = [...(port === defaultPort ? [] : [`PORT=${port}`]), `PUBLIC_URL=${url}`];
  return platform === 'win32'
    ? `cmd /c "${settings.map((each) => `set ${each}&& `).join('')}npm start"`
    : `${settings.join(' ')} npm start`;
};

/** Prints the URLs of the server and, if the database contains them, the demo accounts. */
export async function printStartupMessage(environment: Environment, db: Database): Promise<void> {
  const url = serverUrl(environment);
  const lines = ['', `RoboLaga runs at ${url}`, `API reference:   ${url}/docs`];
  lines.push(
    ...networkLines(environment, {
      interfaces: networkInterfaces(),
      isTerminal: process.stdout.isTTY,
      platform: process.platform,
    }),
  );
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
  if (environment.seed === 'none' && (await db.$count(organisers)) === 0)
    lines.push('', 'There is no organiser yet. Add the first: npm run organiser -- add NAME EMAIL');
  console.log([...lines, '', 'Stop with Ctrl-C.'].join('\n'));
}

async function findDemoAccounts(db: Database) {
  const accounts = Object.values(demoAccounts);
  const found = await Promise.all(
    accounts.map(({ kind, email }) => findAccountByEmail(db, kind, email)),
  );
  return accounts.filter((_, index) => found[index] !== undefined);
}
