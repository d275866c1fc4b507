import { useSearchParams } from 'react-router-dom';
import { parsePageNumber } from '../../lib/pagination.ts';

/**
 * State of a list's page number, stored in the search parameter `name`. Replaces the history entry,
 * so that Back leaves the page.
 */
export function usePageParam(name: 'videos' | 'media'): [number, (page: number) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const setPage = (page: number) =>
    setSearchParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (page === 1) next.delete(name);
        else next.set(name, String(page));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [parsePageNumber(searchParams.get(name)), setPage];
}
