import type { DocumentedOperation } from './operations.ts';
import { type Outcome, otherResponseShape } from './outcome.ts';
import type { Interaction, Pact } from './pactFile.ts';
import { planInteractions } from './plan.ts';
import type { Provider } from './providerProxy.ts';
import { runVerifier } from './runVerifier.ts';

export type VerifiedInteraction = { interaction: Interaction; outcome: Outcome };
export type VerifiedOperation = {
  operation: DocumentedOperation;
  status: Outcome['status'];
  interactions: VerifiedInteraction[];
};

type Verification = Provider & {
  pact: Pact;
  /** The operations to verify. Interactions of other operations are left out. */
  operations: DocumentedOperation[];
  /** All operations of the document. */
  allOperations: DocumentedOperation[];
  /** States that the backend is in without a state endpoint. */
  assumedStates: string[];
};

/** Verifies a running backend against a pact. Returns one result for each operation. */
export async function verifyBackend({
  pact,
  operations,
  allOperations,
  assumedStates,
  ...provider
}: Verification): Promise<VerifiedOperation[]> {
  const planned = planInteractions(pact, {
    operations: allOperations,
    hasStateEndpoint: provider.stateUrl !== undefined,
    assumedStates,
    tokens: provider.tokens,
  }).filter(({ operation }) => operations.includes(operation));
  const selected = planned.filter(({ skipReason }) => skipReason === undefined);
  const outcomes = await runVerifier(
    pact,
    selected.map(({ interaction }) => interaction),
    provider,
  );
  const verified = planned.map((each) => {
    const outcome: Outcome =
      each.skipReason === undefined
        ? (outcomes[selected.indexOf(each)] ?? { status: 'skipped', reason: 'it was not verified' })
        : { status: 'skipped', reason: each.skipReason };
    return { ...each, outcome };
  });
  return operations.map((operation) => {
    const interactions = acceptOneShape(
      verified
        .filter((each) => each.operation === operation)
        .map(({ interaction, outcome }) => ({ interaction, outcome })),
    );
    return { operation, status: combineStatuses(interactions), interactions };
  });
}

/** If a pact lists several shapes of one response, the backend has to return one of them. */
function acceptOneShape(interactions: VerifiedInteraction[]): VerifiedInteraction[] {
  const requestKey = ({
    interaction: { request, providerStates, response },
  }: VerifiedInteraction) =>
    JSON.stringify([request.method, request.path, request.query, providerStates, response.status]);
  const shapes = interactions.filter(({ interaction }) => interaction.pending);
  const passedRequests = shapes
    .filter(({ outcome }) => outcome.status === 'passed')
    .map(requestKey);
  return interactions.map((each) =>
    shapes.includes(each) &&
    each.outcome.status === 'failed' &&
    passedRequests.includes(requestKey(each))
      ? { ...each, outcome: otherResponseShape }
      : each,
  );
}

/** An operation passes if at least one of its interactions passed and none failed. */
function combineStatuses(interactions: VerifiedInteraction[]): Outcome['status'] {
  const statuses = interactions.map(({ outcome }) => outcome.status);
  if (statuses.includes('failed')) return 'failed';
  return statuses.includes('passed') ? 'passed' : 'skipped';
}
