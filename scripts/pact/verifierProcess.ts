// Runs Pact's verifier in a process of its own, because it prints to the standard output, and its
// native library can end the process. The arguments are the name and URL of the provider and the URL
// of the pact. Sends the result to its parent.
import { Verifier } from '@pact-foundation/pact';

const [provider = '', providerBaseUrl = '', pactUrl = ''] = process.argv.slice(2);

// A normal exit would wait for the native library.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const options = { provider, providerBaseUrl, pactUrls: [pactUrl], logLevel: 'error' as const };
// If an interaction fails, the result is the message of an error.
const result = await new Verifier(options)
  .verifyProvider()
  .catch((error: unknown) => (error instanceof Error ? error.message : error));
process.send?.(String(result));
