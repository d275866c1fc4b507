import { accountIn, type Interaction, type Pact } from '../../scripts/pact/pactFile.ts';
import type { Services } from '../../server/services.ts';
import { describeRows, type Facts } from './stateRows.ts';
import { empty, states } from './states.ts';

/**
 * Describes every state for people who have to bring about the same in another backend, as lists in
 * Markdown.
 */
export async function listStates(services: Services, pacts: Pact[]): Promise<string> {
  const interactions = pacts.flatMap((pact) => pact.interactions);
  const facts: Facts = new Map();
  const items: string[] = [];
  for (const [name, seed] of Object.entries(states)) {
    const uses = interactions.filter(({ providerStates = [] }) =>
      providerStates.some((state) => state.name === name),
    );
    const parameters = uses.flatMap(({ providerStates = [] }) =>
      providerStates.map(({ params = {} }) => params as Record<string, string>),
    );
    await empty(services.db);
    await seed(services, parameters[0] ?? {});
    const lines = [
      `holds ${await describeRows(services.db, facts)}`,
      ...describeParameters(parameters),
      ...describeTokens(uses),
    ];
    items.push(`- **${name}** (${uses.length})${lines.map((line) => `\n  - ${line}`).join('')}`);
  }
  const world = [...facts]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([who, what]) => `- ${who}: ${what}`);
  return [...world, '', ...items].join('\n');
}

function describeParameters(all: Record<string, string>[]): string[] {
  const names = [...new Set(all.flatMap(Object.keys))];
  return names.map(
    (name) =>
      `parameter \`${name}\`: ${[...new Set(all.map((each) => `\`${each[name]}\``))].join(' or ')}`,
  );
}

function describeTokens(uses: Interaction[]): string[] {
  const accounts = [
    ...new Set(uses.map(accountIn).filter((account) => account !== undefined)),
  ].sort();
  return accounts.length > 0
    ? [`answers ${accounts.map((account) => `\`${account}_token\``).join(' and ')}`]
    : [];
}
