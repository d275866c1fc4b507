import json from './states.json' with { type: 'json' };

export type StateName = keyof typeof json;

/** The fields of the document, and those that a backend keeps in another form. */
export type Row = {
  /** Links to set a password have none. */
  id?: number;
  password?: string;
  pin?: string;
  /** The date, as a number of days from today. */
  date_in_days?: number;
  /** The categories of a tournament. */
  category_ids?: number[];
  /** The members of a team in their order, the leader among them. */
  member_ids?: number[];
  leader_id?: number;
  /** The token of a link to set a password. */
  token?: string;
  /** Whether the club manages the account of a participant, who has no password. */
  managed?: boolean;
  /** The code of a table card. */
  card_code?: string;
  [field: string]: unknown;
};

/** A limit of attempts of which none is left, and whose attempts they were. */
export type ExhaustedLimit = { limit: string; email?: string; participant_id?: number };

type State = {
  parameters?: string[];
  /** The states whose rows this one has too. */
  include?: string[];
  /** Rows by what they are. A row with the id of an included one changes its fields. */
  rows?: Record<string, Row[]>;
  exhausted?: ExhaustedLimit[];
};

const states: Record<string, State> = json;

/** The names of all provider states of the pacts. */
export const stateNames = Object.keys(json) as StateName[];

/**
 * Returns what a state contains, with the rows of the states that it includes. Parameters stay
 * placeholders such as `{email}` unless they are given. Throws if an included state does not exist.
 */
export function resolveState(
  name: string,
  parameters: Record<string, string> = {},
): Required<Omit<State, 'include'>> {
  const state = states[name];
  if (!state) throw new Error(`There is no state "${name}"`);
  const { include = [], rows = {}, ...own } = fillPlaceholders(state, parameters);
  // A row without an id changes no other one.
  const resolved: Record<string, Map<number | Row, Row>> = {};
  for (const each of [...include.map((other) => resolveState(other).rows), rows])
    for (const [kind, added] of Object.entries(each)) {
      const byId = (resolved[kind] ??= new Map());
      for (const row of added) {
        const key = row.id ?? row;
        byId.set(key, { ...byId.get(key), ...row });
      }
    }
  return {
    rows: Object.fromEntries(
      Object.entries(resolved).map(([kind, byId]) => [kind, [...byId.values()]]),
    ),
    parameters: own.parameters ?? [],
    exhausted: own.exhausted ?? [],
  };
}

const fillPlaceholders = (state: State, parameters: Record<string, string>): State =>
  JSON.parse(
    JSON.stringify(state).replaceAll(/"\{(\w+)\}"/g, (placeholder, name: string) =>
      name in parameters ? JSON.stringify(parameters[name]) : placeholder,
    ),
  ) as State;
