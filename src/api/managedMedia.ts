import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { mediaTag } from './tags.ts';

const providesTags = [mediaTag] as const;
/** The public lists, too. */
const invalidatesTags = [mediaTag] as const;

const managedMedia = api.injectEndpoints({
  endpoints: (build) => ({
    listManagedBanners: build.query({
      ...operation(operations.listManagedBanners),
      providesTags,
    }),
    createBanner: build.mutation({ ...operation(operations.createBanner), invalidatesTags }),
    updateBanner: build.mutation({ ...operation(operations.updateBanner), invalidatesTags }),
    moveBanner: build.mutation({
      ...operation(operations.moveBanner),
      invalidatesTags,
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) => {
        const { data: moved } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!moved) return;
        const { updateQueryData } = managedMedia.util;
        dispatch(
          updateQueryData('listManagedBanners', undefined, (list) => {
            list.data = moved.data;
          }),
        );
      },
    }),
    deleteBanner: build.mutation({ ...operation(operations.deleteBanner), invalidatesTags }),
    uploadBannerPicture: build.mutation({
      ...operation(operations.uploadBannerPicture),
      invalidatesTags,
    }),

    listManagedVideos: build.query({
      ...operation(operations.listManagedVideos),
      providesTags,
    }),
    createVideo: build.mutation({ ...operation(operations.createVideo), invalidatesTags }),
    updateVideo: build.mutation({ ...operation(operations.updateVideo), invalidatesTags }),
    deleteVideo: build.mutation({ ...operation(operations.deleteVideo), invalidatesTags }),

    listManagedGalleryItems: build.query({
      ...operation(operations.listManagedGalleryItems),
      providesTags,
    }),
    createGalleryItem: build.mutation({
      ...operation(operations.createGalleryItem),
      invalidatesTags,
    }),
    updateGalleryItem: build.mutation({
      ...operation(operations.updateGalleryItem),
      invalidatesTags,
    }),
    deleteGalleryItem: build.mutation({
      ...operation(operations.deleteGalleryItem),
      invalidatesTags,
    }),
    uploadGalleryPicture: build.mutation({
      ...operation(operations.uploadGalleryPicture),
      invalidatesTags,
    }),
  }),
});

export const {
  useListManagedBannersQuery,
  useCreateBannerMutation,
  useUpdateBannerMutation,
  useMoveBannerMutation,
  useDeleteBannerMutation,
  useUploadBannerPictureMutation,
  useListManagedVideosQuery,
  useCreateVideoMutation,
  useUpdateVideoMutation,
  useDeleteVideoMutation,
  useListManagedGalleryItemsQuery,
  useCreateGalleryItemMutation,
  useUpdateGalleryItemMutation,
  useDeleteGalleryItemMutation,
  useUploadGalleryPictureMutation,
} = managedMedia;
