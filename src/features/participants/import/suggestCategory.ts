import { findClosestNames } from '../../../lib/text/findClosestNames.ts';
import type { Suggestion } from '../../../ui/import/importTypes.ts';
import type { ParticipantPreviewRow } from './useParticipantImport.ts';

/** Returns which categories somebody may have meant whose category is none. */
export function suggestCategory(
  { sent: { category = '' }, checked }: ParticipantPreviewRow,
  categories: readonly string[],
): Suggestion | undefined {
  if (!checked.problems.some(({ column }) => column === 'category')) return undefined;
  const options = findClosestNames(category, categories);
  return {
    column: 'category',
    text: category,
    options: options.map((name) => ({ label: name, value: name })),
  };
}
