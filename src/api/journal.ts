import { api } from './api.ts';
import { operation } from './operation.ts';

const journal = api.injectEndpoints({
  endpoints: (build) => ({
    listJournal: build.query(operation('listJournal')),
  }),
});

export const { useListJournalQuery } = journal;
