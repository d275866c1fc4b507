import type { CategoryInput, ManagedCategory } from '../../../openapi/schema.d.ts';
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
