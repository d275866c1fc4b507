import { api } from './api.ts';
import { get } from './operation.ts';
import { successfulList } from './successfulList.ts';

const media = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query(successfulList(get('/api/banners'))),
    listVideos: build.query(successfulList(get('/api/videos'))),
    listGalleryItems: build.query(successfulList(get('/api/galleries'))),
    listBlogs: build.query(successfulList(get('/api/blogs'))),
  }),
});

export const { useListBannersQuery, useListVideosQuery, useListGalleryItemsQuery, useListBlogsQuery } = media;
