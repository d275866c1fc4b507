import { useSearchParams } from 'react-router-dom';
import { readPage } from '../../lib/paging.ts';

/**
 * The page of a list that is kept in the address under `name`, and a function that turns it; it
 * replaces the entry, so that Back leaves the page.
 */
export function useListPage(name: 'videos' | 'media'): [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const turnTo = (page: number) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (page === 1) next.delete(name);
        else next.set(name, String(page));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [readPage(search.get(name)), turnTo];
}
