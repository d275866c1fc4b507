import { api } from './api.ts';
import { get } from './operation.ts';
import { successfulList } from './successfulList.ts';
import { named, tidied } from './tidied.ts';

const media = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query(successfulList(get('/api/banners'))),
    listVideos: build.query(
      tidied(successfulList(get('/api/videos')), (answer) => ({
        ...answer,
        data: named(answer.data, 'title'),
      })),
    ),
    listGalleryItems: build.query(
      tidied(successfulList(get('/api/galleries')), (answer) => ({
        ...answer,
        data: named(answer.data, 'title'),
      })),
    ),
    listBlogs: build.query(
      tidied(successfulList(get('/api/blogs')), (answer) => ({
        ...answer,
        data: named(named(answer.data, 'title'), 'slug'),
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
