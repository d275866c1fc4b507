import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interactionMark, openGateway, type Provider, statePath } from './gateway.ts';
import { type Outcome, readResult, type VerifierResult } from './outcome.ts';
import type { Interaction, Pact } from './pactFile.ts';
import type { Job, Report } from './verifierProcess.ts';

/** Replays interactions on a backend and says what came of each, in their order. */
export async function runVerifier(
  pact: Pact,
  interactions: Interaction[],
  provider: Provider,
): Promise<Outcome[]> {
  if (interactions.length === 0) return [];
  const folder = await mkdtemp(join(tmpdir(), 'pact-verify-'));
  // Also where the process is told to end in the middle.
  const tidy = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', tidy);
  const gateway = await openGateway(provider);
  try {
    const file = join(folder, 'pact.json');
    await writeFile(file, JSON.stringify({ ...pact, interactions: interactions.map(marked) }));
    const states = new Set(
      interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
    );
    const results = await runProcess({
      pact: file,
      provider: pact.provider.name,
      gateway: gateway.url,
      statePath,
      states: [...states],
    });
    return interactions.map(
      (_, number) =>
        gateway.obstacles.get(number) ??
        withRemark(outcomeIn(results, number), gateway.remarks.get(number)),
    );
  } finally {
    gateway.close();
    process.off('exit', tidy);
    tidy();
  }
}

/**
 * Carries its number as its name and through every request, because names alone need not be unique.
 */
function marked(
  { providerStates = [], request, ...rest }: Interaction,
  number: number,
): Interaction {
  const mark = String(number);
  return {
    ...rest,
    description: mark,
    ...(providerStates.length > 0 && {
      providerStates: providerStates.map(({ name, params }) => ({
        name,
        params: { ...params, [interactionMark]: mark },
      })),
    }),
    request: { ...request, headers: { ...request.headers, [interactionMark]: [mark] } },
  };
}

function outcomeIn(results: VerifierResult[], number: number): Outcome {
  const result = results.find(({ description }) => description === String(number));
  return result
    ? readResult(result)
    : { kind: 'fell short', differences: [{ where: 'call', text: 'Pact gave no result for it' }] };
}

/** Says what the server said, where the status alone would leave its developer in the dark. */
function withRemark(outcome: Outcome, remark: string | undefined): Outcome {
  if (outcome.kind !== 'fell short' || !remark) return outcome;
  return {
    ...outcome,
    differences: outcome.differences.map((one) =>
      one.where === 'status' ? { ...one, text: `${one.text} (${remark})` } : one,
    ),
  };
}

async function runProcess(job: Job): Promise<VerifierResult[]> {
  const child = fork(join(import.meta.dirname, 'verifierProcess.ts'), [JSON.stringify(job)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=DEP0060'],
    // Everything that it calls is this process; what is between here and the backend is this
    // process's concern.
    env: {
      ...process.env,
      PACT_DO_NOT_TRACK: 'true',
      ...Object.fromEntries(proxies.map((name) => [name, undefined])),
    },
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const text = await new Promise<string>((resolve, reject) => {
    child.once('message', (report) => resolve((report as Report).text));
    child.once('error', reject);
    // Comes after every message, as the end of the process need not.
    child.once('disconnect', () =>
      reject(new Error(`Pact's verifier ended without a result. ${complaints.trim()}`)),
    );
  });
  try {
    return (JSON.parse(text) as { interactionResults: VerifierResult[] }).interactionResults;
  } catch {
    throw new Error(`Pact's verifier did not run: ${text}`);
  }
}

const proxies = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'http_proxy',
  'https_proxy',
  'all_proxy',
];
