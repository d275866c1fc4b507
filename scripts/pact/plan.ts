import { createRouteMatcher } from '../../openapi/routes.ts';
import type { DocumentedOperation } from './operations.ts';
import { type Interaction, type Pact, requiredAccount } from './pactFile.ts';
import type { Provider } from './backend.ts';

/** An interaction with its operation, and the reason if it has to be skipped. */
export type PlannedInteraction = {
  interaction: Interaction;
  operation: DocumentedOperation;
  skipReason?: string;
};

type PlanOptions = Provider & {
  operations: DocumentedOperation[];
  /** States that the backend is in without a state endpoint. */
  assumedStates: string[];
};

/** States that every backend is in, whatever data it has. */
export const alwaysTrueStates = ['the token is not valid'];

/** Why something is skipped that needs a state. */
export const needsState = (name: string): string => `needs --state-url or --assume "${name}"`;

/** Returns a function that finds the operation of an interaction, and throws if there is none. */
export function createOperationFinder(
  operations: DocumentedOperation[],
): (interaction: Interaction) => DocumentedOperation {
  const findOperation = createRouteMatcher(operations);
  return ({ request: { method, path } }) => {
    const operation = findOperation(method, path);
    if (!operation) throw new Error(`the document has no operation for ${method} ${path}`);
    return operation;
  };
}

/**
 * Decides which interactions of a pact can be verified. Throws if the document does not have the
 * operation of an interaction.
 */
export function planInteractions(pact: Pact, options: PlanOptions): PlannedInteraction[] {
  const findOperation = createOperationFinder(options.operations);
  return pact.interactions.map((interaction) => {
    const skipReason =
      options.stateUrl === undefined ? findSkipReason(interaction, options) : undefined;
    return {
      interaction,
      operation: findOperation(interaction),
      ...(skipReason !== undefined && { skipReason }),
    };
  });
}

function findSkipReason(
  interaction: Interaction,
  { assumedStates, tokens }: PlanOptions,
): string | undefined {
  const missingState = (interaction.providerStates ?? []).find(
    ({ name }) => ![...alwaysTrueStates, ...assumedStates].includes(name),
  );
  if (missingState) return needsState(missingState.name);
  const account = requiredAccount(interaction);
  if (account && tokens[account] === undefined) return `needs --state-url or --token-${account}`;
  return undefined;
}
