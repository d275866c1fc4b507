import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, requestFailed, toOutcome, type VerifierResult } from './outcome.ts';
import type { Interaction, Pact } from './pactFile.ts';
import {
  interactionHeader,
  type Provider,
  startProviderProxy,
  statePath,
} from './providerProxy.ts';
import type { VerifierJob, VerifierOutput } from './verifierProcess.ts';

/** Verifies interactions with Pact's verifier. Returns their outcomes in the same order. */
export async function runVerifier(
  pact: Pact,
  interactions: Interaction[],
  provider: Provider,
): Promise<Outcome[]> {
  if (interactions.length === 0) return [];
  const folder = await mkdtemp(join(tmpdir(), 'pact-verify-'));
  // Also runs if the process is stopped during the verification.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const proxy = await startProviderProxy(provider);
  try {
    const file = join(folder, 'pact.json');
    await writeFile(
      file,
      JSON.stringify({ ...pact, interactions: interactions.map(withInteractionNumber) }),
    );
    const states = new Set(
      interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
    );
    const results = await runVerifierProcess({
      pact: file,
      provider: pact.provider.name,
      proxyUrl: proxy.url,
      statePath,
      states: [...states],
    });
    return interactions.map(
      (_, number) =>
        proxy.earlyOutcomes.get(number) ??
        withResponseDetails(findOutcome(results, number), proxy.responseDetails.get(number)),
    );
  } finally {
    proxy.close();
    process.off('exit', removeFolder);
    removeFolder();
  }
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

/** Adds the server's error text or redirect target to a status mismatch, to explain it. */
function withResponseDetails(outcome: Outcome, details: string | undefined): Outcome {
  if (outcome.status !== 'failed' || !details) return outcome;
  return {
    ...outcome,
    mismatches: outcome.mismatches.map((mismatch) =>
      mismatch.where === 'status'
        ? { ...mismatch, text: `${mismatch.text} (${details})` }
        : mismatch,
    ),
  };
}

async function runVerifierProcess(job: VerifierJob): Promise<VerifierResult[]> {
  const child = fork(join(import.meta.dirname, 'verifierProcess.ts'), [JSON.stringify(job)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=DEP0060'],
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
  const text = await new Promise<string>((resolve, reject) => {
    child.once('message', (output) => resolve((output as VerifierOutput).text));
    child.once('error', reject);
    // 'disconnect' comes after every message; 'exit' may come before the last one.
    child.once('disconnect', () =>
      reject(new Error(`Pact's verifier ended without a result. ${errorOutput.trim()}`)),
    );
  });
  try {
    return (JSON.parse(text) as { interactionResults: VerifierResult[] }).interactionResults;
  } catch {
    throw new Error(`Pact's verifier did not run: ${text}`);
  }
}

const proxyVariables = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'http_proxy',
  'https_proxy',
  'all_proxy',
];
