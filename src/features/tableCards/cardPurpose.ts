import type { TableCard } from '../../../openapi/schema.d.ts';
import { copy } from './copy.ts';

/** Returns what a card is for: 'Skor Inspire', 'Kehadiran'. */
export const cardPurpose = ({ kind, category }: Pick<TableCard, 'kind' | 'category'>): string =>
  kind === 'check_in' ? copy.purposes.check_in : copy.purposes.scores(category?.name ?? '');
