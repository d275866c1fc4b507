import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { dayPlanTag, scheduleTag } from './tags.ts';

const queue = api.injectEndpoints({
  endpoints: (build) => ({
    recordCall: build.mutation({
      ...operation(operations.recordCall),
      // One that is refused was overtaken by another table.
      invalidatesTags: (_response, _error, { id }) => [dayPlanTag(id), scheduleTag(id)],
    }),
  }),
});

export const { useRecordCallMutation } = queue;
