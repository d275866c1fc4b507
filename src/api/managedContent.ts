import * as operations from '../../openapi/organiserOperations.ts';
import type { OperationId } from '../../openapi/types.ts';
import { api } from './api.ts';
import { type Described, operation } from './operation.ts';
import {
  allManagedRegistrationsTag,
  allManagedTournamentsTag,
  allScoreEntriesTag,
  allTeamsTag,
  allTournamentsTag,
  categoryListTag,
  categoryTag,
  managedCategoryTag,
  mediaTag,
  scoresTag,
  type Tag,
} from './tags.ts';

const banners = [mediaTag('banners')];
const videos = [mediaTag('videos')];
const gallery = [mediaTag('gallery')];
const blogs = [mediaTag('blogs')];

const categoryTags = (_response: unknown, _error: unknown, { id }: { id: number }): Tag[] => [
  managedCategoryTag,
  categoryListTag,
  categoryTag(id),
];
/** What shows the name or the ranking rule of its category. */
const categoryUserTags: Tag[] = [
  allTournamentsTag,
  allManagedTournamentsTag,
  allManagedRegistrationsTag,
  allScoreEntriesTag,
  allTeamsTag,
  scoresTag,
];

export const managedContent = api.injectEndpoints({
  endpoints: (build) => {
    const list = <Id extends OperationId>(described: Described<Id>, providesTags: Tag[]) =>
      build.query({ ...operation(described), providesTags });
    const change = <Id extends OperationId>(described: Described<Id>, invalidatesTags: Tag[]) =>
      build.mutation({ ...operation(described), invalidatesTags });
    return {
      listManagedBanners: list(operations.listManagedBanners, banners),
      createBanner: change(operations.createBanner, banners),
      updateBanner: change(operations.updateBanner, banners),
      deleteBanner: change(operations.deleteBanner, banners),
      uploadBannerPicture: change(operations.uploadBannerPicture, banners),
      moveBanner: build.mutation({
        ...operation(operations.moveBanner),
        invalidatesTags: banners,
        onQueryStarted: async (_argument, { dispatch, queryFulfilled }) => {
          const { data: moved } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (!moved) return;
          const { updateQueryData } = managedContent.util;
          dispatch(
            updateQueryData('listManagedBanners', undefined, (cached) => {
              cached.data = moved.data;
            }),
          );
        },
      }),

      listManagedVideos: list(operations.listManagedVideos, videos),
      createVideo: change(operations.createVideo, videos),
      updateVideo: change(operations.updateVideo, videos),
      deleteVideo: change(operations.deleteVideo, videos),

      listManagedGalleryItems: list(operations.listManagedGalleryItems, gallery),
      createGalleryItem: change(operations.createGalleryItem, gallery),
      updateGalleryItem: change(operations.updateGalleryItem, gallery),
      deleteGalleryItem: change(operations.deleteGalleryItem, gallery),
      uploadGalleryPicture: change(operations.uploadGalleryPicture, gallery),

      listManagedBlogs: list(operations.listManagedBlogs, blogs),
      createBlog: change(operations.createBlog, blogs),
      updateBlog: change(operations.updateBlog, blogs),
      deleteBlog: change(operations.deleteBlog, blogs),
      uploadBlogPicture: change(operations.uploadBlogPicture, blogs),
      setBlogPublication: change(operations.setBlogPublication, blogs),

      listManagedCategories: list(operations.listManagedCategories, [managedCategoryTag]),
      createCategory: change(operations.createCategory, [managedCategoryTag, categoryListTag]),
      updateCategory: build.mutation({
        ...operation(operations.updateCategory),
        invalidatesTags: (response, error, argument) => [
          ...categoryTags(response, error, argument),
          ...categoryUserTags,
        ],
      }),
      deleteCategory: build.mutation({
        ...operation(operations.deleteCategory),
        invalidatesTags: categoryTags,
      }),
      uploadCategoryLogo: build.mutation({
        ...operation(operations.uploadCategoryLogo),
        invalidatesTags: categoryTags,
      }),
      uploadCategoryRule: build.mutation({
        ...operation(operations.uploadCategoryRule),
        invalidatesTags: categoryTags,
      }),
    };
  },
});

export const {
  useListManagedBannersQuery,
  useCreateBannerMutation,
  useUpdateBannerMutation,
  useDeleteBannerMutation,
  useUploadBannerPictureMutation,
  useMoveBannerMutation,
  useListManagedVideosQuery,
  useCreateVideoMutation,
  useUpdateVideoMutation,
  useDeleteVideoMutation,
  useListManagedGalleryItemsQuery,
  useCreateGalleryItemMutation,
  useUpdateGalleryItemMutation,
  useDeleteGalleryItemMutation,
  useUploadGalleryPictureMutation,
  useListManagedBlogsQuery,
  useCreateBlogMutation,
  useUpdateBlogMutation,
  useDeleteBlogMutation,
  useUploadBlogPictureMutation,
  useSetBlogPublicationMutation,
  useListManagedCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useUploadCategoryLogoMutation,
  useUploadCategoryRuleMutation,
} = managedContent;
