import type { AuditLogEntry } from '../../../../openapi/schema.d.ts';
import { changeNames } from './copy.ts';

/** Returns what a change did; a server may know operations that this client does not. */
export const changeName = ({ operation, detail }: AuditLogEntry): string =>
  changeNames[`${operation} ${detail}`] ??
  [changeNames[operation] ?? operation, detail].filter(Boolean).join(': ');
