import { acceptedAccounts, type ContractDocument, listOperations } from '../../openapi/document.ts';

/**
 * Returns what is wrong with `x-roles`: each operation with a token of organisers names who may call it,
 * by roles that exist and in words, and lists 403 if it leaves one out; no other operation has it.
 */
export function findRoleProblems(document: ContractDocument): string[] {
  const namesOf = (name: string) =>
    (document.components.schemas[name] as { enum?: string[] } | undefined)?.enum ?? [];
  const cards = namesOf('TableCardKind').map((kind) => `${kind}_card`);
  const known = [...namesOf('OrganiserRole'), ...cards];
  return listOperations(document).flatMap(({ operation }) => {
    const { operationId, responses, 'x-roles': roles = [] } = operation;
    const isForOrganisers = acceptedAccounts(operation).includes('organiser');
    const sentence = describeRoles(roles);
    const unknown = roles.filter((role) => !known.includes(role));
    const isRestricted = known.some((role) => !roles.includes(role as never));
    return [
      ...(isForOrganisers === roles.length > 0
        ? []
        : [`${operationId} ${isForOrganisers ? 'needs' : 'must not have'} x-roles`]),
      ...(isForOrganisers && !operation.description?.trim().endsWith(sentence)
        ? [`${operationId} needs the end '${sentence}' of its description, by x-roles`]
        : []),
      ...unknown.map((role) => `${operationId} has the unknown role ${role} in x-roles`),
      ...(isForOrganisers && isRestricted !== '403' in responses
        ? [`${operationId} ${isRestricted ? 'needs' : 'cannot have'} a 403 by x-roles`]
        : []),
    ];
  });
}

/** What cards are for, by their roles. */
const purposes: Record<string, string> = {
  scores_card: 'scores',
  check_in_card: 'check-in',
  queue_card: 'the queue',
  judge_card: 'objections',
};

/** Says in words who may call an operation of organisers. */
function describeRoles(roles: string[]): string {
  const cards = roles.filter((role) => role.endsWith('_card'));
  if (!roles.includes('organiser')) return 'For owners.';
  if (cards.length === 0) return 'For every organiser.';
  if (cards.length === Object.keys(purposes).length)
    return 'For every organiser, and with any table card.';
  const named = cards.map((card) => purposes[card]).join(' or ');
  return `For every organiser, and with a table card for ${named}.`;
}
