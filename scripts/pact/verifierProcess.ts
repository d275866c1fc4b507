// Runs Pact's verifier in a process of its own: it writes to the standard output, and its native
// part can end the process.
import { Verifier } from '@pact-foundation/pact';

/** What the process is told as its only argument, in JSON. */
export type Job = {
  pact: string;
  provider: string;
  gateway: string;
  statePath: string;
  states: string[];
};

/** What it sends back: the verifier's result in JSON, or what it said instead. */
export type Report = { text: string };

/**
 * Ends at once where nobody is left to tell; an orderly exit would wait for the native part, which
 * asks on and on.
 */
const end = () => {
  process.kill(process.pid, 'SIGKILL');
};
process.once('disconnect', end);
// The library's proxy throws out of reach where the gateway goes away.
process.once('uncaughtException', (error) => {
  console.error(error.message);
  end();
});
if (!process.connected) end();

const job = JSON.parse(process.argv[2] ?? '') as Job;

const change = (state: string, action: string) => async (params: unknown) => {
  await fetch(job.gateway + job.statePath, {
    method: 'POST',
    body: JSON.stringify({ state, action, params }),
  });
};

const verifier = new Verifier({
  provider: job.provider,
  providerBaseUrl: job.gateway,
  pactUrls: [job.pact],
  logLevel: 'error',
  stateHandlers: Object.fromEntries(
    job.states.map((state) => [
      state,
      { setup: change(state, 'setup'), teardown: change(state, 'teardown') },
    ]),
  ),
});
const text = await verifier
  .verifyProvider()
  .then(String, (error: unknown) => (error instanceof Error ? error.message : String(error)));
process.off('disconnect', end);
process.send?.({ text } satisfies Report, () => process.disconnect());
