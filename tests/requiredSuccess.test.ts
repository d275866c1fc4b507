import { expect, it } from 'vitest';
import { useBackend } from './support/database/backend.ts';
import { openStore } from './support/database/store.ts';

const backend = useBackend();

// The specification gives `success: true` for these lists: without it, nothing was loaded.
it.each([
  ['listTournaments', undefined],
  ['getTournament', { id: 1 }],
  ['listTeams', undefined],
  ['listScores', undefined],
  ['listCategories', undefined],
  ['listBanners', undefined],
  ['listVideos', undefined],
  ['listGalleryItems', undefined],
  ['listBlogs', undefined],
])('%s fails if the response does not say that it succeeded', async (name, argument) => {
  const { startEndpoint } = openStore(backend, {}, async (request) => {
    const { success, ...body } = (await (await backend.app.fetch(request)).json()) as {
      success: unknown;
    };
    expect(success).toBe(true);
    return Response.json(body);
  });
  const { data, error } = await startEndpoint(name, argument);
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ status: 200 });
});
