import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { CategoryInput, ManagedCategory } from '../../../openapi/schema.d.ts';
import { categories, runs, scores } from '../../../server/db/schema.ts';
import type { Backend } from './backend.ts';
import type { createRunRequests } from './runRequests.ts';

export type SavedCategory = { status: number; body: { message: string; data: ManagedCategory } };

/** Returns a function that changes a category as its form does. */
export function createCategoryChanges({
  send,
}: Pick<ReturnType<typeof createRunRequests>, 'send'>) {
  return async (id: number, changes: Partial<CategoryInput>): Promise<SavedCategory> => {
    const { body } = await send('GET', '/api/organiser/categories');
    const all = body.data as unknown as ManagedCategory[];
    const found = all.find((category) => category.id === id);
    if (!found) throw new Error('There is no such category');
    const { name, description, longdec, ranking, time_format } = found;
    const input = { name, description, longdec, ranking, time_format, ...changes };
    return (await send(
      'PUT',
      `/api/organiser/categories/${id}`,
      input,
    )) as unknown as SavedCategory;
  };
}

/** Empties the category of the requests before each test, ranked by points and with times of hundredths. */
export function useCategoryWithoutRuns(
  backend: Backend,
  requests: ReturnType<typeof createRunRequests>,
): void {
  beforeEach(async () => {
    // Only the runs of these tests count there.
    const { categoryId } = requests.place();
    await backend.db.delete(scores).where(eq(scores.categoryId, categoryId));
    const { runs: entered } = await requests.readScoreEntry();
    for (const { id } of entered) await backend.db.delete(runs).where(eq(runs.id, id));
    await backend.db
      .update(categories)
      .set({ timeFormat: 'MM:SS.hh', ranking: 'points' })
      .where(eq(categories.id, categoryId));
  });
}
