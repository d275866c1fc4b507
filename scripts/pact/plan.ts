import { createRouteMatcher } from '../../openapi/routes.ts';
import type { DocumentedOperation } from './operations.ts';
import { type Interaction, type Pact, requiredAccount, type Tokens } from './pactFile.ts';

/** An interaction with its operation, and the reason if it has to be skipped. */
export type PlannedInteraction = {
  interaction: Interaction;
  operation: DocumentedOperation;
  skipReason?: string;
};

type PlanOptions = {
  operations: DocumentedOperation[];
  hasStateEndpoint: boolean;
  /** States that the backend is in without a state endpoint. */
  assumedStates: string[];
  tokens: Tokens;
};

/** States that every backend is in, whatever data it has. */
export const alwaysTrueStates = ['the token is not valid'];

/**
 * Decides which interactions of a pact can be verified. Throws if the document does not have the
 * operation of an interaction.
 */
export function planInteractions(pact: Pact, options: PlanOptions): PlannedInteraction[] {
  const findOperation = createRouteMatcher(options.operations);
  return pact.interactions.map((interaction) => {
    const { method, path } = interaction.request;
    const operation = findOperation(method, path);
    if (!operation) throw new Error(`the document has no operation for ${method} ${path}`);
    const skipReason = options.hasStateEndpoint ? undefined : findSkipReason(interaction, options);
    return { interaction, operation, ...(skipReason && { skipReason }) };
  });
}

function findSkipReason(
  interaction: Interaction,
  { assumedStates, tokens }: PlanOptions,
): string | undefined {
  const missingState = (interaction.providerStates ?? []).find(
    ({ name }) => ![...alwaysTrueStates, ...assumedStates].includes(name),
  );
  if (missingState) return `needs --state-url or --assume "${missingState.name}"`;
  const account = requiredAccount(interaction);
  if (account && tokens[account] === undefined) return `needs --state-url or --token-${account}`;
  return undefined;
}
