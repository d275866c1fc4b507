import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { mediaTag, type Tag } from './tags.ts';

/** The public reads published articles from lists of its own. */
const invalidatesTags: Tag[] = [mediaTag];

const managedBlogs = api.injectEndpoints({
  endpoints: (build) => ({
    listManagedBlogs: build.query({
      ...operation(operations.listManagedBlogs),
      providesTags: [mediaTag],
    }),
    createBlog: build.mutation({ ...operation(operations.createBlog), invalidatesTags }),
    updateBlog: build.mutation({ ...operation(operations.updateBlog), invalidatesTags }),
    deleteBlog: build.mutation({ ...operation(operations.deleteBlog), invalidatesTags }),
    setBlogPublication: build.mutation({
      ...operation(operations.setBlogPublication),
      invalidatesTags,
    }),
    uploadBlogPicture: build.mutation({
      ...operation(operations.uploadBlogPicture),
      invalidatesTags,
    }),
  }),
});

export const {
  useListManagedBlogsQuery,
  useCreateBlogMutation,
  useUpdateBlogMutation,
  useDeleteBlogMutation,
  useSetBlogPublicationMutation,
  useUploadBlogPictureMutation,
} = managedBlogs;
