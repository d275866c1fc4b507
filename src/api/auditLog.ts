import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';

const auditLog = api.injectEndpoints({
  endpoints: (build) => ({
    listAuditLog: build.query(operation(operations.listAuditLog)),
  }),
});

export const { useListAuditLogQuery } = auditLog;
