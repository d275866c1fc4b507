import { useListCategoriesQuery } from '../../../api/categories.ts';
import type { useFilterParams } from '../../../ui/lists/useFilterParams.ts';
import { parseId } from '../../../lib/text/parseId.ts';

const parameter = 'category';

/** Returns the categories, the one in the page's URL by which teams are filtered, and its setter. */
export function useCategoryFilter({ read, change }: ReturnType<typeof useFilterParams>) {
  const { data } = useListCategoriesQuery();
  const categories = data?.data ?? [];
  const id = parseId(read(parameter));
  return {
    categories,
    category: categories.find((candidate) => candidate.id === id),
    setCategory: (value: string | undefined) => change({ [parameter]: value }),
  };
}
