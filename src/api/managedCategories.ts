import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { allTournamentsTag, categoryTag, managedCategoryTag, type Tag } from './tags.ts';

/** A category's name stands in tournaments, too. */
const invalidatesTags: Tag[] = [managedCategoryTag, categoryTag, allTournamentsTag];

const managedCategories = api.injectEndpoints({
  endpoints: (build) => ({
    listManagedCategories: build.query({
      ...operation(operations.listManagedCategories),
      providesTags: [managedCategoryTag],
    }),
    createCategory: build.mutation({ ...operation(operations.createCategory), invalidatesTags }),
    updateCategory: build.mutation({ ...operation(operations.updateCategory), invalidatesTags }),
    deleteCategory: build.mutation({ ...operation(operations.deleteCategory), invalidatesTags }),
    uploadCategoryLogo: build.mutation({
      ...operation(operations.uploadCategoryLogo),
      invalidatesTags,
    }),
    uploadCategoryRule: build.mutation({
      ...operation(operations.uploadCategoryRule),
      invalidatesTags,
    }),
  }),
});

export const {
  useListManagedCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useUploadCategoryLogoMutation,
  useUploadCategoryRuleMutation,
} = managedCategories;
