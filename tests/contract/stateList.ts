import { type Interaction, type Pact, requiredAccount } from '../../scripts/pact/pactFile.ts';
import type { Services } from '../../server/services.ts';
import { describeRows, type Facts } from './stateRows.ts';
import { emptyDatabase, states } from './states.ts';

/**
 * Describes every state as Markdown lists, for people who implement a state endpoint. Replaces all
 * data of the database.
 */
export async function listStates(services: Services, pacts: Pact[]): Promise<string> {
  const interactions = pacts.flatMap((pact) => pact.interactions);
  const facts: Facts = new Map();
  const items: string[] = [];
  for (const [name, seed] of Object.entries(states)) {
    const interactionsInState = interactions.filter(({ providerStates = [] }) =>
      providerStates.some((state) => state.name === name),
    );
    const parameters = interactionsInState.flatMap(({ providerStates = [] }) =>
      providerStates.map(({ params = {} }) => params as Record<string, string>),
    );
    await emptyDatabase(services.db);
    await seed(services, parameters[0] ?? {});
    const lines = [
      `contains ${await describeRows(services.db, facts)}`,
      ...describeParameters(parameters),
      ...describeTokens(interactionsInState),
    ];
    items.push(
      `- **${name}** (${interactionsInState.length})${lines.map((line) => `\n  - ${line}`).join('')}`,
    );
  }
  const factLines = [...facts]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([who, what]) => `- ${who}: ${what}`);
  return [...factLines, '', ...items].join('\n');
}

function describeParameters(parameterSets: Record<string, string>[]): string[] {
  const names = [...new Set(parameterSets.flatMap(Object.keys))];
  return names.map(
    (name) =>
      `parameter \`${name}\`: ${[...new Set(parameterSets.map((each) => `\`${each[name]}\``))].join(' or ')}`,
  );
}

function describeTokens(interactionsInState: Interaction[]): string[] {
  const accounts = [
    ...new Set(interactionsInState.map(requiredAccount).filter((account) => account !== undefined)),
  ].sort();
  return accounts.length > 0
    ? [`returns ${accounts.map((account) => `\`${account}_token\``).join(' and ')}`]
    : [];
}
