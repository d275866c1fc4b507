import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument } from '../../../openapi/readDocument.ts';
import { listContractCases } from '../../../scripts/pact/contractCases.ts';
import { listDocumentedOperations } from '../../../scripts/pact/operations.ts';
import { formatMismatch, type Outcome } from '../../../scripts/pact/outcome.ts';
import { verifyCommand } from '../../../scripts/pact/verifyCommand.ts';
import type { DatabaseConnection } from '../../../server/node/database/databaseConnection.ts';
import { type ReferenceServer, startReferenceServer } from '../referenceServer.ts';
import { runInProcess } from '../runInProcess.ts';
import { faultKinds } from './faultKinds.ts';
import { type Faults, plantFaults } from './plantFaults.ts';

type JsonReport = {
  operations: {
    operationId: string;
    status: string;
    requests: (Outcome & { chapter: string })[];
  }[];
};

/** What became of one operation in a run. `kind` is undefined if it had no fault. */
export type Finding = {
  id: string;
  kind: string | undefined;
  planted: number;
  /** Whether every fault was found and named; without a fault, whether the operation passed. */
  isRight: boolean;
  /** Whether the pact alone, or the document alone, would have found it. */
  byPact: boolean;
};

export type FaultyServer = {
  /** Number of runs of a seed after which each operation has had each kind of fault. */
  runs: number;
  /** Verifies the server with faults in every second operation. */
  run: (seed: number, run: number) => Promise<Finding[]>;
  server: ReferenceServer;
};

const document = readDocument();
const idsWithCases = new Set(
  listContractCases(document).map(({ entry }) => entry.operation.operationId),
);
/** Extensions have no interaction; some have no request that follows from the document either. */
export const verifiedIds = listDocumentedOperations(document)
  .filter(({ id, isExtension }) => !isExtension || idsWithCases.has(id))
  .map(({ id }) => id);
const kindNames = Object.keys(faultKinds);

/** Starts the reference server, whose responses get faults. */
export async function startFaultyServer(database: DatabaseConnection): Promise<FaultyServer> {
  const faults: Faults = { kinds: new Map(), seed: 0, planted: new Map() };
  const services = { db: database.db, now: () => new Date() };
  const server = await startReferenceServer(database, (app) =>
    plantFaults(app, document, services, faults),
  );
  return {
    runs: 2 * kindNames.length,
    server,
    async run(seed, run) {
      faults.seed = seed;
      faults.planted.clear();
      faults.kinds = new Map(
        verifiedIds.flatMap((id, index): [string, string][] => {
          const kind = kindNames[(index + Math.floor(run / 2) + seed) % kindNames.length];
          return kind !== undefined && (index + run) % 2 === 0 ? [[id, kind]] : [];
        }),
      );
      const report = await verify(server);
      const kinds = new Map(faults.kinds);
      faults.kinds.clear();
      const verified = report.operations.filter(({ operationId }) =>
        verifiedIds.includes(operationId),
      );
      return verified.map(({ operationId: id, status, requests }) => {
        const names = faults.planted.get(id) ?? [];
        const kind = names.length > 0 ? kinds.get(id) : undefined;
        const mismatches = requests.map((outcome) =>
          outcome.status === 'failed' ? outcome.mismatches : [],
        );
        const failures = mismatches.filter((each) => each.length > 0);
        const isNamed = (name: RegExp) =>
          mismatches.flat().some((each) => name.test(formatMismatch(each)));
        // A request of the pact shows no data of others where its state has none.
        const isFound = kind === "another owner's data" || failures.length === names.length;
        return {
          id,
          kind,
          planted: names.length,
          isRight:
            kind === undefined
              ? status === 'passed'
              : status === 'failed' && isFound && names.every(isNamed),
          byPact: mismatches.flat().some(({ judgement }) => judgement === 'pact'),
        };
      });
    },
  };
}

async function verify({ providerUrl, stateUrl }: ReferenceServer): Promise<JsonReport> {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-'));
  const json = join(folder, 'report.json');
  try {
    await runInProcess(verifyCommand, {
      args: ['--provider-url', providerUrl, '--state-url', stateUrl, '--json', json],
    });
    return JSON.parse(readFileSync(json, 'utf8')) as JsonReport;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
