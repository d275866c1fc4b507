// Runs Pact's verifier in a separate process: it writes to the standard output, and its native
// library can end the process.
import { Verifier } from '@pact-foundation/pact-core';

/** A message to the process: the pact to verify. */
export type VerifierJob = { pact: string; provider: string; proxyUrl: string; stateUrl: string };

/** The message that answers a job: the verifier's JSON result, or its error message. */
export type VerifierOutput = { text: string };

// A normal exit would wait for the native library, which keeps sending requests.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGKILL');
});

process.on('message', ({ pact, provider, proxyUrl, stateUrl }: VerifierJob) => {
  const verifier = new Verifier({
    provider,
    providerBaseUrl: proxyUrl,
    pactUrls: [pact],
    providerStatesSetupUrl: stateUrl,
    providerStatesSetupBody: true,
    providerStatesSetupTeardown: true,
    logLevel: 'error',
  });
  void verifier
    .verify()
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    .then((text) => process.send?.({ text } satisfies VerifierOutput));
});
