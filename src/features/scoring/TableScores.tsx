import type { TableCardSession } from '../../../openapi/schema.d.ts';
import { ScoreEntry } from './ScoreEntry.tsx';
import { useScoreEntry } from './useScoreEntry.ts';

/** Enters the scores of the category that a table card is for. */
export function TableScores({ card: { tournament, category } }: { card: TableCardSession }) {
  const scoreEntry = useScoreEntry(
    // Only cards for check-in have no category.
    { tournamentId: tournament.id, categoryId: category?.id ?? 0 },
    `${tournament.name} · ${category?.name ?? ''}`,
  );
  return <ScoreEntry scoreEntry={scoreEntry} isTable />;
}
