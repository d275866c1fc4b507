import { api } from './api.ts';
import { operation } from './operation.ts';
import { allTournamentsTag, categoryTag, organisedCategoryTag, type Tag } from './tags.ts';

/** A category's name stands in tournaments, too. */
const invalidatesTags: Tag[] = [organisedCategoryTag, categoryTag, allTournamentsTag];

const organisedCategories = api.injectEndpoints({
  endpoints: (build) => ({
    listOrganisedCategories: build.query({
      ...operation('listOrganisedCategories'),
      providesTags: [organisedCategoryTag],
    }),
    createCategory: build.mutation({ ...operation('createCategory'), invalidatesTags }),
    updateCategory: build.mutation({ ...operation('updateCategory'), invalidatesTags }),
    deleteCategory: build.mutation({ ...operation('deleteCategory'), invalidatesTags }),
    uploadCategoryLogo: build.mutation({ ...operation('uploadCategoryLogo'), invalidatesTags }),
    uploadCategoryRule: build.mutation({ ...operation('uploadCategoryRule'), invalidatesTags }),
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
