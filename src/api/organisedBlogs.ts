import { api } from './api.ts';
import { operation } from './operation.ts';
import { mediaTag, type Tag } from './tags.ts';

/** The public reads published articles from lists of its own. */
const invalidatesTags: Tag[] = [mediaTag];

const organisedBlogs = api.injectEndpoints({
  endpoints: (build) => ({
    listOrganisedBlogs: build.query({
      ...operation('listOrganisedBlogs'),
      providesTags: [mediaTag],
    }),
    createBlog: build.mutation({ ...operation('createBlog'), invalidatesTags }),
    updateBlog: build.mutation({ ...operation('updateBlog'), invalidatesTags }),
    deleteBlog: build.mutation({ ...operation('deleteBlog'), invalidatesTags }),
    setBlogPublication: build.mutation({ ...operation('setBlogPublication'), invalidatesTags }),
    uploadBlogPicture: build.mutation({ ...operation('uploadBlogPicture'), invalidatesTags }),
  }),
});

export const {
  useListOrganisedBlogsQuery,
  useCreateBlogMutation,
  useUpdateBlogMutation,
  useDeleteBlogMutation,
  useSetBlogPublicationMutation,
  useUploadBlogPictureMutation,
} = organisedBlogs;
