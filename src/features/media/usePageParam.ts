import { parsePageNumber } from '../../lib/pagination.ts';
import { useSearchParamsUpdate } from '../../ui/lists/useSearchParamsUpdate.ts';

/**
 * State of a list's page number, stored in the search parameter `name`. Replaces the history entry,
 * so that Back leaves the page.
 */
export function usePageParam(name: 'videos' | 'media'): [number, (page: number) => void] {
  const [searchParams, setSearchParams] = useSearchParamsUpdate();
  const setPage = (page: number) =>
    setSearchParams(
      (current) => {
        if (page === 1) current.delete(name);
        else current.set(name, String(page));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [parsePageNumber(searchParams.get(name)), setPage];
}
