import { reasonOf } from '../../server/node/reasonOf.ts';
import type { Outcome } from './outcome.ts';
import { bareToken, type Tokens } from './pactFile.ts';

/** What is sent to a backend's state endpoint. */
export type StateChange = { state: string; params: Record<string, unknown>; action: string };

type Done = { obstacle?: Outcome; tokens: Tokens; hung?: boolean };

const stateSeconds = 30;
/** Statuses by which an endpoint says that it does not know a state (yet). */
const unknownState = [404, 501];

/**
 * Tells a backend's state endpoint of a state and gives the tokens that it answers; a teardown that
 * fails is no obstacle.
 */
export async function changeState(stateUrl: string, change: StateChange): Promise<Done> {
  const answer = await post(stateUrl, change).catch((error: unknown) => error);
  const hung = isTimeout(answer);
  if (change.action !== 'setup') return { tokens: {}, hung };
  if (!isAnswer(answer)) return { ...refused(change, reasonOf(answer)), hung };
  if (unknownState.includes(answer.status)) {
    return {
      tokens: {},
      obstacle: {
        kind: 'skipped',
        reason: `the state endpoint does not know "${change.state}" (${answer.status})`,
      },
    };
  }
  if (answer.status < 200 || answer.status >= 300)
    return refused(change, `${answer.status} ${answer.text}`);
  return { tokens: tokensIn(answer.text) };
}

type Answer = { status: number; text: string };
const isAnswer = (what: unknown): what is Answer =>
  typeof what === 'object' && what !== null && 'status' in what;

/** Whether something was waited for in vain. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError';

async function post(stateUrl: string, change: StateChange): Promise<Answer> {
  const response = await fetch(stateUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(change),
    // Many frameworks lead to a page where they refuse, which would look like an answer.
    redirect: 'manual',
    signal: AbortSignal.timeout(stateSeconds * 1000),
  });
  const to = response.headers.get('location');
  return { status: response.status, text: to === null ? await response.text() : `to ${to}` };
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
  return {
    ...(typeof participant === 'string' && { participant: bareToken(participant) }),
    ...(typeof club === 'string' && { club: bareToken(club) }),
  };
}
