import type { TableCardKind } from '../../openapi/schema.d.ts';

/** A table card with which somebody has signed in, by the name that was typed. */
export type TableCardUse = {
  id: number;
  kind: TableCardKind;
  label: string;
  tournamentId: number;
  categoryId: number | null;
  personName: string;
};

/** Who changes something: an organiser, or a person with a table card. */
export type Actor =
  | { organiserId: number }
  | { tableCardId: number; tableLabel: string; personName: string };
