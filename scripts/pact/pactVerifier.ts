import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, type BackendResponse, explainStatus } from './backend.ts';
import { type Outcome, requestFailed, toOutcome, type VerifierResult } from './outcome.ts';
import type { Interaction, Pact } from './pactFile.ts';
import { interactionHeader, startProviderProxy, statePath } from './providerProxy.ts';
import type { VerifierJob, VerifierOutput } from './verifierProcess.ts';

/** The judgement of Pact on an interaction, and the response, if there was one. */
type PactResult = { outcome: Outcome; response: BackendResponse | undefined };

export type PactVerifier = {
  /** Verifies interactions. Returns their results in the same order. */
  verify: (interactions: Interaction[]) => Promise<PactResult[]>;
  close: () => void;
};

/** Starts Pact's verifier in a process of its own. It is to be closed. */
export async function startPactVerifier(pact: Pact, backend: Backend): Promise<PactVerifier> {
  const folder = await mkdtemp(join(tmpdir(), 'pact-verify-'));
  // Also runs if the process is stopped during the verification.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const proxy = await startProviderProxy(backend);
  let child: VerifierChild | undefined;
  let nextNumber = 0;
  return {
    async verify(interactions) {
      if (interactions.length === 0) return [];
      child ??= startChild();
      const first = nextNumber;
      nextNumber += interactions.length;
      const file = join(folder, `${first}.json`);
      const numbered = interactions.map((each, index) =>
        withInteractionNumber(each, first + index),
      );
      await writeFile(file, JSON.stringify({ ...pact, interactions: numbered }));
      const results = await child.run({
        pact: file,
        provider: pact.provider.name,
        proxyUrl: proxy.url,
        stateUrl: proxy.url + statePath,
      });
      return interactions.map((_, index) => {
        const number = first + index;
        const response = proxy.responses.get(number);
        const outcome =
          proxy.earlyOutcomes.get(number) ?? explain(findOutcome(results, number), response);
        return { outcome, response };
      });
    },
    close() {
      child?.process.disconnect();
      proxy.close();
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}

/**
 * Puts the number of an interaction into its description, its request headers and the parameters of
 * its states. The original descriptions need not be unique.
 */
function withInteractionNumber(
  { providerStates = [], request, ...rest }: Interaction,
  index: number,
): Interaction {
  const number = String(index);
  return {
    ...rest,
    description: number,
    ...(providerStates.length > 0 && {
      providerStates: providerStates.map(({ name, params }) => ({
        name,
        params: { ...params, [interactionHeader]: number },
      })),
    }),
    request: { ...request, headers: { ...request.headers, [interactionHeader]: [number] } },
  };
}

function findOutcome(results: VerifierResult[], number: number): Outcome {
  const result = results.find(({ description }) => description === String(number));
  return result ? toOutcome(result) : requestFailed('Pact returned no result for it');
}

/** Adds the server's error text or redirect target to a status mismatch. */
function explain(outcome: Outcome, response: BackendResponse | undefined): Outcome {
  if (outcome.status !== 'failed' || !response) return outcome;
  return {
    ...outcome,
    mismatches: outcome.mismatches.map((mismatch) =>
      mismatch.where === 'status'
        ? { ...mismatch, text: mismatch.text + explainStatus(response) }
        : mismatch,
    ),
  };
}

type VerifierChild = {
  process: ChildProcess;
  run: (job: VerifierJob) => Promise<VerifierResult[]>;
};

function startChild(): VerifierChild {
  const child = fork(join(import.meta.dirname, 'verifierProcess.ts'), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
    // The child sends requests only to this process, so a configured HTTP proxy must not be used.
    env: {
      ...process.env,
      PACT_DO_NOT_TRACK: 'true',
      ...Object.fromEntries(proxyVariables.map((name) => [name, undefined])),
    },
  });
  let errorOutput = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString();
  });
  // 'disconnect' comes after every message; 'exit' may come before the last one.
  const end = once(child, 'disconnect').then(() => {
    throw new Error(`Pact's verifier ended without a result. ${errorOutput.trim()}`);
  });
  // Nobody may be waiting for a result when it ends.
  end.catch(() => {});
  return {
    process: child,
    async run(job) {
      const message = once(child, 'message') as Promise<[VerifierOutput]>;
      child.send(job);
      const [{ text }] = await Promise.race([message, end]);
      try {
        return (JSON.parse(text) as { interactionResults: VerifierResult[] }).interactionResults;
      } catch {
        throw new Error(`Pact's verifier did not run: ${text}`);
      }
    },
  };
}

const proxyVariables = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'http_proxy',
  'https_proxy',
  'all_proxy',
];
