import type { CeremonyAction, ManagedCeremony } from '../../openapi/schema.d.ts';
import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { ceremonyTag, scoresTag } from './tags.ts';

/** Changes a ceremony as the server will: who is next is known here, so the hall does not wait for the answer. */
function takeStep(ceremony: ManagedCeremony, action: CeremonyAction): void {
  const { revealed, ahead } = ceremony;
  if (action === 'reveal') revealed.push(...ahead.splice(0, 1));
  else if (action === 'start') ceremony.state = 'running';
  else if (action === 'finish') ceremony.state = 'finished';
  else if (ceremony.state === 'finished') ceremony.state = 'running';
  else if (revealed.length > 0) ahead.unshift(...revealed.splice(-1));
  else ceremony.state = 'waiting';
}

const ceremony = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedCeremony: build.query({
      ...operation(operations.getManagedCeremony),
      providesTags: (_response, _error, { id }) => [ceremonyTag(id)],
    }),
    saveCeremony: build.mutation({
      ...operation(operations.saveCeremony),
      invalidatesTags: (_response, _error, { id }) => [ceremonyTag(id)],
    }),
    revealCeremonyStep: build.mutation({
      ...operation(operations.revealCeremonyStep),
      // A step that is refused was overtaken by another organiser. With a first place the board opens.
      invalidatesTags: (_response, error, { id }) => (error ? [ceremonyTag(id)] : [scoresTag]),
      onQueryStarted: async ({ id, body: { action } }, { dispatch, queryFulfilled }) => {
        const change = (recipe: (stored: { data: ManagedCeremony }) => void) =>
          dispatch(ceremony.util.updateQueryData('getManagedCeremony', { id }, recipe));
        const expected = change(({ data }) => takeStep(data, action));
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) expected.undo();
        else
          change((stored) => {
            stored.data = answer.data.data;
          });
      },
    }),
  }),
});

export const {
  useGetManagedCeremonyQuery,
  useRevealCeremonyStepMutation,
  useSaveCeremonyMutation,
} = ceremony;
