import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { readList, requireText } from './responses.ts';
import { mediaTag } from './tags.ts';

const media = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query({
      ...operation(operations.listBanners, {
        success: 'required',
        response: (body) => readList(body, 'data', (banner) => banner),
      }),
      providesTags: [mediaTag('banners')],
    }),
    listVideos: build.query({
      ...operation(operations.listVideos, {
        success: 'required',
        response: (body) => readList(body, 'data', (video) => requireText(video, 'title')),
      }),
      providesTags: [mediaTag('videos')],
    }),
    listGalleryItems: build.query({
      ...operation(operations.listGalleryItems, {
        success: 'required',
        response: (body) => readList(body, 'data', (item) => requireText(item, 'title')),
      }),
      providesTags: [mediaTag('gallery')],
    }),
    listBlogs: build.query({
      ...operation(operations.listBlogs, {
        success: 'required',
        response: (body) => readList(body, 'data', (blog) => requireText(blog, 'title', 'slug')),
      }),
      providesTags: [mediaTag('blogs')],
    }),
  }),
});

export const {
  useListBannersQuery,
  useListVideosQuery,
  useListGalleryItemsQuery,
  useListBlogsQuery,
} = media;
