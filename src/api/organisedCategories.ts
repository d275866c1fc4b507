import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { allTournamentsTag, categoryTag, organisedCategoryTag, type Tag } from './tags.ts';

/** A category's name stands in tournaments, too. */
const invalidatesTags: Tag[] = [organisedCategoryTag, categoryTag, allTournamentsTag];

const organisedCategories = api.injectEndpoints({
  endpoints: (build) => ({
    listOrganisedCategories: build.query({
      ...operation(operations.listOrganisedCategories),
      providesTags: [organisedCategoryTag],
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
  useListOrganisedCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useUploadCategoryLogoMutation,
  useUploadCategoryRuleMutation,
} = organisedCategories;
