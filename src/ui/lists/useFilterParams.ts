import { useSearchParams } from 'react-router-dom';

/** The filters of a list, by the names of their parameters in the page's URL. */
export function useFilterParams() {
  const [searchParams, setSearchParams] = useSearchParams();
  return {
    /** Undefined for everything. */
    read: (name: string): string | undefined => searchParams.get(name)?.trim() || undefined,
    /** Shows the first page; the history entry is replaced, so that Back leaves the list. */
    change: (filters: Record<string, string | undefined>) =>
      setSearchParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('page');
          for (const [name, value] of Object.entries(filters)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
