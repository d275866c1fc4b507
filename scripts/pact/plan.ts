import { accountIn, type Interaction, type Pact, type Tokens } from './pactFile.ts';
import { type DocumentedOperation, findOperation } from './operations.ts';

/** An interaction that is to be verified, or the reason why it is not. */
export type Planned = { interaction: Interaction; operation: DocumentedOperation; skip?: string };

type Circumstances = {
  operations: DocumentedOperation[];
  /** Whether the backend can be brought into the states of the pacts. */
  hasStates: boolean;
  /** The states that the backend is in anyway. */
  assumed: string[];
  tokens: Tokens;
};

/** States of any backend, whatever it holds. */
export const alwaysTrue = ['the token is not valid'];

/**
 * Says which interactions of a pact can be verified; throws for one that the document does not
 * know.
 */
export function plan(pact: Pact, circumstances: Circumstances): Planned[] {
  return pact.interactions.map((interaction) => {
    const { method, path } = interaction.request;
    const operation = findOperation(circumstances.operations, method, path);
    if (!operation) throw new Error(`the document knows no ${method} ${path}`);
    const skip = circumstances.hasStates ? undefined : reasonAgainst(interaction, circumstances);
    return { interaction, operation, ...(skip && { skip }) };
  });
}

function reasonAgainst(
  interaction: Interaction,
  { assumed, tokens }: Circumstances,
): string | undefined {
  const unsure = (interaction.providerStates ?? []).find(
    ({ name }) => ![...alwaysTrue, ...assumed].includes(name),
  );
  if (unsure) return `needs --state-url or --assume "${unsure.name}"`;
  const account = accountIn(interaction);
  if (account && tokens[account] === undefined) return `needs --state-url or --token-${account}`;
  return undefined;
}
