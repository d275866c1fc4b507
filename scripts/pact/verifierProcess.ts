// Runs Pact's verifier in a separate process: it writes to the standard output, and its native
// library can end the process.
import { Verifier } from '@pact-foundation/pact';

/** The only argument of the process, as JSON. */
export type VerifierJob = {
  pact: string;
  provider: string;
  proxyUrl: string;
  statePath: string;
  states: string[];
};

/** The message that the process sends: the verifier's JSON result, or its error message. */
export type VerifierOutput = { text: string };

/**
 * Ends the process at once if its parent is gone. A normal exit would wait for the native library,
 * which keeps sending requests.
 */
const exitAtOnce = () => {
  process.kill(process.pid, 'SIGKILL');
};
process.once('disconnect', exitAtOnce);
// The library's own proxy throws an error that cannot be caught elsewhere if our proxy is closed.
process.once('uncaughtException', (error) => {
  console.error(error.message);
  exitAtOnce();
});
if (!process.connected) exitAtOnce();

const job = JSON.parse(process.argv[2] ?? '') as VerifierJob;

const createStateHandler = (state: string, action: string) => async (params: unknown) => {
  await fetch(job.proxyUrl + job.statePath, {
    method: 'POST',
    body: JSON.stringify({ state, action, params }),
  });
};

const verifier = new Verifier({
  provider: job.provider,
  providerBaseUrl: job.proxyUrl,
  pactUrls: [job.pact],
  logLevel: 'error',
  stateHandlers: Object.fromEntries(
    job.states.map((state) => [
      state,
      {
        setup: createStateHandler(state, 'setup'),
        teardown: createStateHandler(state, 'teardown'),
      },
    ]),
  ),
});
const text = await verifier
  .verifyProvider()
  .then(String, (error: unknown) => (error instanceof Error ? error.message : String(error)));
process.off('disconnect', exitAtOnce);
process.send?.({ text } satisfies VerifierOutput, () => process.disconnect());
