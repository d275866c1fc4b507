import { parsePageNumber } from '../../../lib/pagination.ts';
import { parseId } from '../../../lib/text/parseId.ts';
import { kindNames } from './copy.ts';
import { useSearchParamsUpdate } from '../../../ui/lists/useSearchParamsUpdate.ts';

type Kind = keyof typeof kindNames;
type FilterName = 'organiser' | 'kind' | 'from' | 'until';

const isKind = (text: string | null): text is Kind =>
  text !== null && Object.hasOwn(kindNames, text);
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The filter of the audit log, stored in the page's URL. */
export function useAuditLogFilter() {
  const [params, setParams] = useSearchParamsUpdate();
  const write = (changes: Partial<Record<FilterName | 'page', string | undefined>>) =>
    setParams(
      (current) => {
        current.delete('page');
        for (const [name, value] of Object.entries(changes))
          if (value) current.set(name, value);
          else current.delete(name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  const organiser = parseId(params.get('organiser') ?? undefined);
  const [kind, from, until] = [params.get('kind'), params.get('from'), params.get('until')];
  const filter = {
    ...(organiser !== undefined && { organiser }),
    ...(isKind(kind) && { kind }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
  };
  return {
    filter,
    page: parsePageNumber(params.get('page')),
    setFilter: (name: FilterName, value: string | undefined) => write({ [name]: value }),
    setPage: (page: number) => write({ page: page === 1 ? undefined : String(page) }),
    clear: () => setParams(() => new URLSearchParams(), { replace: true }),
  };
}
