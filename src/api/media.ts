import { api } from './api.ts';
import { operation } from './operation.ts';
import { requireSuccess } from './responseValidation.ts';
import { requireText, withTransform } from './responseTransforms.ts';

const media = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query(requireSuccess(operation('listBanners'))),
    listVideos: build.query(
      withTransform(requireSuccess(operation('listVideos')), (response) => ({
        ...response,
        data: requireText(response.data, 'title'),
      })),
    ),
    listGalleryItems: build.query(
      withTransform(requireSuccess(operation('listGalleryItems')), (response) => ({
        ...response,
        data: requireText(response.data, 'title'),
      })),
    ),
    listBlogs: build.query(
      withTransform(requireSuccess(operation('listBlogs')), (response) => ({
        ...response,
        data: requireText(requireText(response.data, 'title'), 'slug'),
      })),
    ),
  }),
});

export const {
  useListBannersQuery,
  useListVideosQuery,
  useListGalleryItemsQuery,
  useListBlogsQuery,
} = media;
