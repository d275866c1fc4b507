import type { Handler } from '../contract/mountOperations.ts';
import { countAuditLog, findAuditLog } from './queries.ts';
import { totalOf } from '../db/listPage.ts';
import { endOfEventDay, startOfEventDay } from '../lib/eventDay.ts';
import { readListPage } from '../contract/readListPage.ts';

export const listAuditLog: Handler<'listAuditLog'> = async ({ query }, { db }) => {
  const { page } = readListPage({ page: query.page ?? 1, per_page: query.per_page });
  if (!page) throw new Error('The audit log is read by page');
  const filter = {
    organiserId: query.organiser,
    kind: query.kind,
    from: query.from === undefined ? undefined : startOfEventDay(query.from),
    before: query.until === undefined ? undefined : endOfEventDay(query.until),
  };
  const rows = await findAuditLog(db, { ...filter, page });
  return {
    success: true,
    data: rows.map(({ entry, organiser, club }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      organiser,
      table:
        entry.tableLabel !== null && entry.personName !== null
          ? { label: entry.tableLabel, person: entry.personName }
          : null,
      ...(club && { club }),
      operation: entry.operation,
      object: { kind: entry.kind, id: entry.objectId, name: entry.objectName },
      detail: entry.detail,
    })),
    total: await totalOf(page, rows, () => countAuditLog(db, filter)),
  };
};
