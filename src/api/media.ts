import { api } from './api.ts';
import { get } from './operation.ts';
import { successfulList } from './successfulList.ts';

const media = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query(successfulList(get('/api/banners'))),
    listVideos: build.query(get('/api/videos')),
    listGalleryItems: build.query(get('/api/galleries')),
    listBlogs: build.query(get('/api/blogs')),
  }),
});

export const { useListBannersQuery, useListVideosQuery, useListGalleryItemsQuery, useListBlogsQuery } = media;
