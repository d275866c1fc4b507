import { useSearchParamsUpdate } from './useSearchParamsUpdate.ts';

/** The filters of a list, by the names of their parameters in the page's URL. */
export function useFilterParams() {
  const [searchParams, setSearchParams] = useSearchParamsUpdate();
  return {
    /** Undefined for everything. */
    read: (name: string): string | undefined => searchParams.get(name)?.trim() || undefined,
    /** Shows the first page; the history entry is replaced, so that Back leaves the list. */
    change: (filters: Record<string, string | undefined>) =>
      setSearchParams(
        (current) => {
          current.delete('page');
          for (const [name, value] of Object.entries(filters)) {
            if (value) current.set(name, value);
            else current.delete(name);
          }
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
