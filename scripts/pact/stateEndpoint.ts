import { reasonOf } from '../../server/node/reasonOf.ts';
import type { Outcome } from './outcome.ts';
import type { Tokens } from './pactFile.ts';

/** What is sent to a backend's state endpoint. */
export type StateChange = { state: string; params: Record<string, unknown>; action: string };

type Done = { obstacle?: Outcome; tokens: Tokens };

const stateSeconds = 30;
/** Statuses by which an endpoint says that it does not know a state (yet). */
const unknownState = [404, 501];

/** Tells a backend's state endpoint of a state and gives the tokens that it answers; a teardown that fails is no obstacle. */
export async function changeState(stateUrl: string, change: StateChange): Promise<Done> {
  const answer = await post(stateUrl, change).catch((error: unknown) => reasonOf(error));
  if (change.action !== 'setup') return { tokens: {} };
  if (typeof answer === 'string') return refused(change, answer);
  if (unknownState.includes(answer.status)) {
    return { tokens: {}, obstacle: { kind: 'skipped', reason: `the state endpoint does not know "${change.state}" (${answer.status})` } };
  }
  if (answer.status < 200 || answer.status >= 300) return refused(change, `${answer.status} ${answer.text}`);
  return { tokens: tokensIn(answer.text) };
}

async function post(stateUrl: string, change: StateChange): Promise<{ status: number; text: string }> {
  const response = await fetch(stateUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
    signal: AbortSignal.timeout(stateSeconds * 1000),
  });
  return { status: response.status, text: await response.text() };
}

function refused({ state }: StateChange, why: string): Done {
  const text = `the state "${state}" could not be set up (${why.replaceAll(/\s+/g, ' ').trim().slice(0, 200)})`;
  return { tokens: {}, obstacle: { kind: 'fell short', differences: [{ where: 'call', text }] } };
}

function tokensIn(text: string): Tokens {
  let answer: { participant_token?: unknown; club_token?: unknown };
  try {
    answer = Object(JSON.parse(text)) as typeof answer;
  } catch {
    // An endpoint without tokens to tell may answer whatever it likes.
    return {};
  }
  const { participant_token: participant, club_token: club } = answer;
  return { ...(typeof participant === 'string' && { participant }), ...(typeof club === 'string' && { club }) };
}
