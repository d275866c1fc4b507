import { api } from './api.ts';
import { operation } from './operation.ts';
import { mediaTag } from './tags.ts';

const providesTags = [mediaTag] as const;
/** The public lists, too. */
const invalidatesTags = [mediaTag] as const;

const organisedMedia = api.injectEndpoints({
  endpoints: (build) => ({
    listOrganisedBanners: build.query({ ...operation('listOrganisedBanners'), providesTags }),
    createBanner: build.mutation({ ...operation('createBanner'), invalidatesTags }),
    updateBanner: build.mutation({ ...operation('updateBanner'), invalidatesTags }),
    moveBanner: build.mutation({
      ...operation('moveBanner'),
      invalidatesTags,
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) => {
        const { data: moved } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!moved) return;
        const { updateQueryData } = organisedMedia.util;
        dispatch(
          updateQueryData('listOrganisedBanners', undefined, (list) => {
            list.data = moved.data;
          }),
        );
      },
    }),
    deleteBanner: build.mutation({ ...operation('deleteBanner'), invalidatesTags }),
    uploadBannerPicture: build.mutation({ ...operation('uploadBannerPicture'), invalidatesTags }),

    listOrganisedVideos: build.query({ ...operation('listOrganisedVideos'), providesTags }),
    createVideo: build.mutation({ ...operation('createVideo'), invalidatesTags }),
    updateVideo: build.mutation({ ...operation('updateVideo'), invalidatesTags }),
    deleteVideo: build.mutation({ ...operation('deleteVideo'), invalidatesTags }),

    listOrganisedGalleryItems: build.query({
      ...operation('listOrganisedGalleryItems'),
      providesTags,
    }),
    createGalleryItem: build.mutation({ ...operation('createGalleryItem'), invalidatesTags }),
    updateGalleryItem: build.mutation({ ...operation('updateGalleryItem'), invalidatesTags }),
    deleteGalleryItem: build.mutation({ ...operation('deleteGalleryItem'), invalidatesTags }),
    uploadGalleryPicture: build.mutation({ ...operation('uploadGalleryPicture'), invalidatesTags }),
  }),
});

export const {
  useListOrganisedBannersQuery,
  useCreateBannerMutation,
  useUpdateBannerMutation,
  useMoveBannerMutation,
  useDeleteBannerMutation,
  useUploadBannerPictureMutation,
  useListOrganisedVideosQuery,
  useCreateVideoMutation,
  useUpdateVideoMutation,
  useDeleteVideoMutation,
  useListOrganisedGalleryItemsQuery,
  useCreateGalleryItemMutation,
  useUpdateGalleryItemMutation,
  useDeleteGalleryItemMutation,
  useUploadGalleryPictureMutation,
} = organisedMedia;
