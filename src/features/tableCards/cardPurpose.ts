import { cardNames, cardScopes, tableCardKinds } from '../../../openapi/tableCardKinds.ts';
import type { ManagedTournament, TableCard } from '../../../openapi/schema.d.ts';

export type Purpose = Pick<TableCard, 'kind' | 'category'>;

/** Returns what a card is for: 'Skor Inspire', 'Kehadiran'. */
export const cardPurpose = ({ kind, category }: Purpose): string =>
  [cardNames[kind], category?.name].filter(Boolean).join(' ');

/** Returns what cards of a tournament can be for: a category of it, or all of it. */
export const listPurposes = ({ categories }: ManagedTournament): Purpose[] =>
  tableCardKinds.flatMap((kind) =>
    (cardScopes[kind] === 'category' ? categories : [null]).map((category) => ({ kind, category })),
  );
