import { cardNames, cardScopes, tableCardKinds } from '../../../openapi/tableCardKinds.ts';
import type { ManagedTournament, TableCard, TableCardKind } from '../../../openapi/schema.d.ts';

type Purpose = Pick<TableCard, 'kind' | 'category'>;

/** Returns what a card is for: 'Skor Inspire', 'Kehadiran'. */
export const cardPurpose = ({ kind, category }: Purpose): string =>
  [cardNames[kind], category?.name].filter(Boolean).join(' ');

/** Returns what cards of a tournament can be for: a category of it, or all of it. */
export const listPurposes = ({ categories }: ManagedTournament): Purpose[] =>
  tableCardKinds.flatMap((kind) =>
    (cardScopes[kind] === 'category' ? categories : [null]).map((category) => ({ kind, category })),
  );

/** Returns a purpose as the value of an option: 'scores 4', 'check_in'. */
export const toValue = ({ kind, category }: Purpose): string =>
  category ? `${kind} ${category.id}` : kind;

/** Returns what cards with the purpose of an option are made with. */
export function readValue(value: string) {
  const [kind, categoryId] = value.split(' ') as [TableCardKind, string?];
  return { kind, category_id: categoryId === undefined ? null : Number(categoryId) };
}
