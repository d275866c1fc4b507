import * as operations from '../../openapi/organiserOperations.ts';
import type { OperationId } from '../../openapi/types.ts';
import { api } from './api.ts';
import { type Described, operation } from './operation.ts';
import { allTournamentsTag, categoryTag, managedCategoryTag, mediaTag, type Tag } from './tags.ts';

/** The lists of organisers and those of the public. */
const media: Tag[] = [mediaTag];
/** Tournaments have the names of their categories. */
const categories: Tag[] = [managedCategoryTag, categoryTag, allTournamentsTag];

export const managedContent = api.injectEndpoints({
  endpoints: (build) => {
    const list = <Id extends OperationId>(described: Described<Id>, providesTags: Tag[]) =>
      build.query({ ...operation(described), providesTags });
    const change = <Id extends OperationId>(described: Described<Id>, invalidatesTags: Tag[]) =>
      build.mutation({ ...operation(described), invalidatesTags });
    return {
      listManagedBanners: list(operations.listManagedBanners, media),
      createBanner: change(operations.createBanner, media),
      updateBanner: change(operations.updateBanner, media),
      deleteBanner: change(operations.deleteBanner, media),
      uploadBannerPicture: change(operations.uploadBannerPicture, media),
      moveBanner: build.mutation({
        ...operation(operations.moveBanner),
        invalidatesTags: media,
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

      listManagedVideos: list(operations.listManagedVideos, media),
      createVideo: change(operations.createVideo, media),
      updateVideo: change(operations.updateVideo, media),
      deleteVideo: change(operations.deleteVideo, media),

      listManagedGalleryItems: list(operations.listManagedGalleryItems, media),
      createGalleryItem: change(operations.createGalleryItem, media),
      updateGalleryItem: change(operations.updateGalleryItem, media),
      deleteGalleryItem: change(operations.deleteGalleryItem, media),
      uploadGalleryPicture: change(operations.uploadGalleryPicture, media),

      listManagedBlogs: list(operations.listManagedBlogs, media),
      createBlog: change(operations.createBlog, media),
      updateBlog: change(operations.updateBlog, media),
      deleteBlog: change(operations.deleteBlog, media),
      uploadBlogPicture: change(operations.uploadBlogPicture, media),
      setBlogPublication: change(operations.setBlogPublication, media),

      listManagedCategories: list(operations.listManagedCategories, [managedCategoryTag]),
      createCategory: change(operations.createCategory, categories),
      updateCategory: change(operations.updateCategory, categories),
      deleteCategory: change(operations.deleteCategory, categories),
      uploadCategoryLogo: change(operations.uploadCategoryLogo, categories),
      uploadCategoryRule: change(operations.uploadCategoryRule, categories),
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
