import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { readList, requireText } from './responses.ts';
import { mediaTag } from './tags.ts';

const providesTags = [mediaTag] as const;

const media = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query({
      ...operation(operations.listBanners, {
        success: 'required',
        response: (body) => readList(body, 'data', (banner) => banner),
      }),
      providesTags,
    }),
    listVideos: build.query({
      ...operation(operations.listVideos, {
        success: 'required',
        response: (body) => readList(body, 'data', (video) => requireText(video, 'title')),
      }),
      providesTags,
    }),
    listGalleryItems: build.query({
      ...operation(operations.listGalleryItems, {
        success: 'required',
        response: (body) => readList(body, 'data', (item) => requireText(item, 'title')),
      }),
      providesTags,
    }),
    listBlogs: build.query({
      ...operation(operations.listBlogs, {
        success: 'required',
        response: (body) => readList(body, 'data', (blog) => requireText(blog, 'title', 'slug')),
      }),
      providesTags,
    }),
  }),
});

export const {
  useListBannersQuery,
  useListVideosQuery,
  useListGalleryItemsQuery,
  useListBlogsQuery,
} = media;
