// npm run bench:signin -- URL [SECONDS]: from 40 addresses, two requests each at the same time, sign
// in with invented accounts, while a demonstration account signs in again and again: at an address
// that it knows, and at new ones. Prints how long that took. The server must run with
// TRUSTED_PROXIES=1 and the demonstration data.
import { setTimeout } from 'node:timers/promises';
import { demoAccounts } from '../server/db/seed/accounts.ts';

const attackers = 40;
const requestsPerAttacker = 2;
/** Of an attacker after an answer. */
const pauseMs = 100;
const honestPauseMs = 500;
/** As the server asks for. */
const retryAfterMs = 2000;
const defaultSeconds = 60;

type Answer = { status: number; milliseconds: number };
type Credentials = { email: string; password: string };

async function signIn(origin: string, from: string, credentials: Credentials): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/api/participant/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(credentials),
  });
  await response.arrayBuffer();
  return { status: response.status, milliseconds: performance.now() - startedAt };
}

async function run(origin: string, seconds: number): Promise<void> {
  const { email, password } = demoAccounts.member;
  const known = '192.0.2.1';
  const first = await signIn(origin, known, { email, password });
  if (first.status !== 200) throw new Error(`The account cannot sign in (${first.status}).`);
  const until = performance.now() + seconds * 1000;
  const attacks: Answer[] = [];
  const attack = async (number: number) => {
    while (performance.now() < until) {
      const invented = { email: `${Math.random()}@surel.example`, password: 'kata-sandi-biasa' };
      attacks.push(await signIn(origin, `198.18.${number}.7`, invented));
      await setTimeout(pauseMs);
    }
  };
  const visits: Record<string, Answer[]> = {};
  const visit = async (name: string, address: (number: number) => string) => {
    const answers: Answer[] = (visits[name] = []);
    while (performance.now() < until) {
      const answer = await signIn(origin, address(answers.length), { email, password });
      answers.push(answer);
      await setTimeout(answer.status === 200 ? honestPauseMs : retryAfterMs);
    }
  };
  const numbers = Array.from({ length: attackers * requestsPerAttacker }, (_, index) => index);
  await Promise.all([
    visit('known address', () => known),
    visit('new addresses', (number) => `203.0.${number >> 8}.${number & 255}`),
    ...numbers.map((number) => attack(number % attackers)),
  ]);
  console.log('who\trequests\tp50 ms\tp95 ms\tmax ms\tstatuses');
  report('attackers', attacks);
  for (const [name, answers] of Object.entries(visits)) report(name, answers);
}

/** A refused sign-in counts as one that takes forever. */
function report(name: string, answers: Answer[]): void {
  const sorted = answers
    .map(({ status, milliseconds }) => (status === 200 || status === 401 ? milliseconds : Infinity))
    .sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const parts = [name, sorted.length, at(0.5), at(0.95), at(1), JSON.stringify(statuses)];
  console.log(parts.join('\t'));
}

const [origin, seconds = String(defaultSeconds)] = process.argv.slice(2);
if (!origin) {
  console.error('Name a running server: npm run bench:signin -- http://localhost:3000 60');
  process.exit(1);
}
await run(origin, Number(seconds));
