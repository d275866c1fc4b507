import type { ListPage } from '../db/listPage.ts';

const defaultPageSize = 20;

/** Returns which part of a list the query parameters ask for. */
export function readListPage({
  search,
  page,
  per_page: size,
}: {
  search?: string | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
}): ListPage {
  if (page === undefined && size === undefined) return { search };
  const limit = size ?? defaultPageSize;
  return { search, page: { limit, offset: ((page ?? 1) - 1) * limit } };
}
