import type { TableCardKind } from './schema.d.ts';

/** What a card of each kind is for, in the order in which they are offered. */
export const cardNames: Record<TableCardKind, string> = {
  scores: 'Skor',
  check_in: 'Kehadiran',
  queue: 'Antrean',
  judge: 'Juri kepala',
};

/** Whether a card of each kind is for one category, or for all of its tournament. */
export const cardScopes: Record<TableCardKind, 'category' | 'tournament'> = {
  scores: 'category',
  check_in: 'tournament',
  queue: 'tournament',
  judge: 'tournament',
};

/** Every kind of card, in the order in which they are offered. */
export const tableCardKinds = Object.keys(cardNames) as TableCardKind[];
