import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, readDocument } from '../../scripts/pact/operations.ts';
import { otherShape } from '../../scripts/pact/outcome.ts';
import { operationLine } from '../../scripts/pact/report.ts';
import { type VerifiedOperation, verifyBackend } from '../../scripts/pact/verifyBackend.ts';
import { openPostgresDatabase } from '../../server/node/postgresDatabase.ts';
import { createOwnDatabase } from './ownDatabase.ts';
import { pacts } from './pacts.ts';
import { openMemory, type ReferenceHost, startReference } from './referenceHost.ts';
import { states } from './states.ts';

const operations = operationsOf(readDocument());
const postgres = process.env.TEST_DATABASE_URL;

async function startOnPostgres(server: string): Promise<ReferenceHost> {
  const { url, drop } = await createOwnDatabase(server);
  const lost: string[] = [];
  const host = await startReference(
    await openPostgresDatabase(url, (error) => lost.push(String(error))),
  );
  return {
    ...host,
    get breaches() {
      return [...host.breaches, ...lost];
    },
    close: () => host.close().then(drop),
  };
}

/**
 * Where the reference server has to keep the pacts; PostgreSQL where TEST_DATABASE_URL names a
 * server of it.
 */
const engines: [name: string, start: () => Promise<ReferenceHost>][] = [
  ['PGlite', async () => startReference(await openMemory())],
  ...(postgres
    ? [
        ['PostgreSQL', () => startOnPostgres(postgres)] satisfies [
          string,
          () => Promise<ReferenceHost>,
        ],
      ]
    : []),
];

it('has a seed for each provider state of the pacts, and no other', () => {
  const named = pacts
    .flatMap(({ interactions }) => interactions)
    .flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
  expect([...new Set(named)].sort()).toEqual(Object.keys(states).sort());
});

describe.each(engines)('the reference server on %s', (_name, start) => {
  let host: ReferenceHost;
  let verified: VerifiedOperation[];
  beforeAll(async () => {
    host = await start();
  });
  beforeAll(async () => {
    verified = [];
    for (const pact of pacts)
      verified.push(
        ...(await verifyBackend({
          ...host,
          pact,
          operations,
          all: operations,
          assumed: [],
          tokens: {},
        })),
      );
  });
  afterAll(() => host.close());

  it.each(operations.filter(({ isExtension }) => !isExtension))(
    'keeps what the pacts say of $id',
    ({ id }) => {
      expect(
        verified
          .filter(({ operation }) => operation.id === id)
          .map((each) => operationLine(each, 0)),
      ).toEqual([expect.stringMatching(/^✓/)]);
    },
  );

  it('was asked everything, and never left the document', () => {
    const tried = verified
      .flatMap(({ interactions }) => interactions)
      .filter(({ outcome }) => outcome.kind === 'held' || outcome === otherShape);
    expect(tried).toHaveLength(pacts.flatMap(({ interactions }) => interactions).length);
    expect(host.breaches).toEqual([]);
  });
});
