import { acceptedRoles, type OperationEntry } from '../document.ts';
import { resolveState } from '../states.ts';
import { tableCardKinds } from '../tableCardKinds.ts';
import type { CallerRole } from '../types.ts';
import { extensionRequests, extensionState } from './extensionCases.ts';

const signIn = 'signInWithTableCard';

/** The provider state in which somebody can sign in with each role. */
export const roleState = { name: extensionRequests[signIn]?.state ?? extensionState, params: {} };

/**
 * How to sign in with each role in this state, beyond the example of the document. The token of
 * organisers that the state endpoint returns is that of an owner.
 */
export function roleSignIns(): Partial<
  Record<CallerRole, { operationId: string; body: Record<string, unknown> }>
> {
  const { table_cards: cards = [], organisers = [] } = resolveState(roleState.name).rows;
  const { email, password } = organisers.find(({ role }) => role !== 'owner') ?? {};
  return {
    organiser: { operationId: 'loginOrganiser', body: { email, password } },
    ...Object.fromEntries(
      tableCardKinds.map((kind) => {
        const card = cards.find((each) => each['kind'] === kind)?.card_code;
        return [`${kind}_card`, { operationId: signIn, body: { card } }];
      }),
    ),
  };
}

/** The roles of organisers and table cards that may not call an operation, and are refused with 403. */
export function rolesWithout({ operation }: OperationEntry): CallerRole[] {
  const accepted = acceptedRoles(operation);
  if (accepted.length === 0 || !('403' in operation.responses)) return [];
  const roles = Object.keys(roleSignIns()) as CallerRole[];
  return roles.filter((role) => !accepted.includes(role));
}
