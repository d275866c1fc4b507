import type { Provider } from './gateway.ts';
import type { DocumentedOperation } from './operations.ts';
import { type Outcome, otherShape } from './outcome.ts';
import type { Interaction, Pact } from './pactFile.ts';
import { plan } from './plan.ts';
import { runVerifier } from './runVerifier.ts';

export type VerifiedInteraction = { interaction: Interaction; outcome: Outcome };
export type VerifiedOperation = {
  operation: DocumentedOperation;
  kind: Outcome['kind'];
  interactions: VerifiedInteraction[];
};

type Question = Provider & {
  pact: Pact;
  /** Those that are asked about; what the pact says of others is left out. */
  operations: DocumentedOperation[];
  all: DocumentedOperation[];
  /** The states that the backend is in anyway. */
  assumed: string[];
};

/** Holds a running backend to a pact and says of each operation whether it held. */
export async function verifyBackend({
  pact,
  operations,
  all,
  assumed,
  ...provider
}: Question): Promise<VerifiedOperation[]> {
  const planned = plan(pact, {
    operations: all,
    hasStates: provider.stateUrl !== undefined,
    assumed,
    tokens: provider.tokens,
  }).filter(({ operation }) => operations.includes(operation));
  const asked = planned.filter(({ skip }) => skip === undefined);
  const outcomes = await runVerifier(
    pact,
    asked.map(({ interaction }) => interaction),
    provider,
  );
  const verified = planned.map((each) => {
    const outcome: Outcome =
      each.skip === undefined
        ? (outcomes[asked.indexOf(each)] ?? { kind: 'skipped', reason: 'it was not asked' })
        : { kind: 'skipped', reason: each.skip };
    return { ...each, outcome };
  });
  return operations.map((operation) => {
    const interactions = settleShapes(
      verified
        .filter((each) => each.operation === operation)
        .map(({ interaction, outcome }) => ({ interaction, outcome })),
    );
    return { operation, kind: kindOf(interactions), interactions };
  });
}

/** Where a pact names several shapes of one answer, a backend has to answer one of them. */
function settleShapes(interactions: VerifiedInteraction[]): VerifiedInteraction[] {
  const question = ({ interaction: { request, providerStates, response } }: VerifiedInteraction) =>
    JSON.stringify([request.method, request.path, request.query, providerStates, response.status]);
  const shapes = interactions.filter(({ interaction }) => interaction.pending);
  const answered = shapes.filter(({ outcome }) => outcome.kind === 'held').map(question);
  return interactions.map((each) =>
    shapes.includes(each) && each.outcome.kind === 'fell short' && answered.includes(question(each))
      ? { ...each, outcome: otherShape }
      : each,
  );
}

/** An operation holds where something of it was tried and nothing fell short. */
function kindOf(interactions: VerifiedInteraction[]): Outcome['kind'] {
  const kinds = interactions.map(({ outcome }) => outcome.kind);
  if (kinds.includes('fell short')) return 'fell short';
  return kinds.includes('held') ? 'held' : 'skipped';
}
