import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';

const journal = api.injectEndpoints({
  endpoints: (build) => ({
    listJournal: build.query(operation(operations.listJournal)),
  }),
});

export const { useListJournalQuery } = journal;
