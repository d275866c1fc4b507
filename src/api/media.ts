import { api } from './api.ts';
import { get } from './operation.ts';
import { requireSuccess } from './responseValidation.ts';
import { requireText, withTransform } from './responseTransforms.ts';

const media = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query(requireSuccess(get('/api/banners'))),
    listVideos: build.query(
      withTransform(requireSuccess(get('/api/videos')), (response) => ({
        ...response,
        data: requireText(response.data, 'title'),
      })),
    ),
    listGalleryItems: build.query(
      withTransform(requireSuccess(get('/api/galleries')), (response) => ({
        ...response,
        data: requireText(response.data, 'title'),
      })),
    ),
    listBlogs: build.query(
      withTransform(requireSuccess(get('/api/blogs')), (response) => ({
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
