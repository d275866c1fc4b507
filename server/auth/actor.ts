import type { TableCardKind } from '../../openapi/schema.d.ts';
import type { AccountKind, CallerRole } from '../../openapi/types.ts';

/**
 * The id of the signed-in account, as `participantId` for a participant. That of another kind than
 * the operation accepts throws when it is read.
 */
export type AccountIds = { readonly [Kind in AccountKind as `${Kind}Id`]: number };

/** The id of one account, under the name of its kind. */
export type SessionAccount = Partial<AccountIds>;

/** A table card with which somebody has signed in, by the name that was typed. */
export type TableCardUse = {
  id: number;
  kind: TableCardKind;
  label: string;
  tournamentId: number;
  categoryId: number | null;
  personName: string;
  /** Why it cannot be used yet or for now. */
  refusal: string | undefined;
};

/** The account or table card of a token, and its role in the operations of organisers. */
export type Caller = { account: SessionAccount; role: CallerRole | null; card?: TableCardUse };

/** Who changes something: an organiser, or a person with a table card. */
export type Actor =
  | { organiserId: number }
  | { tableCardId: number; tableLabel: string; personName: string };
