import { useSearchParams } from 'react-router-dom';
import { useListCategoriesQuery } from '../../../api/categories.ts';
import { parseId } from '../../../lib/text/parseId.ts';

const parameter = 'category';

/** Returns the categories, the one in the page's URL by which teams are filtered, and its setter. */
export function useCategoryFilter() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { data } = useListCategoriesQuery();
  const categories = data?.data ?? [];
  const id = parseId(searchParams.get(parameter) ?? undefined);
  return {
    categories,
    category: categories.find((candidate) => candidate.id === id),
    /** Shows the first page; the history entry is replaced, so that Back leaves the list. */
    setCategory: (value: string | undefined) =>
      setSearchParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('page');
          if (value) next.set(parameter, value);
          else next.delete(parameter);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
