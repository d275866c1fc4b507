import { api } from './api.ts';
import { get } from './operation.ts';
import { requireSuccess } from './responseValidation.ts';
import { requireText, withTransform } from './responseTransforms.ts';

const categories = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query(
      withTransform(requireSuccess(get('/api/categories')), (response) => ({
        ...response,
        data: requireText(response.data, 'name'),
      })),
    ),
    getCategory: build.query(get('/api/categories/{id}')),
  }),
});

export const { useListCategoriesQuery, useGetCategoryQuery } = categories;
export const { listCategories } = categories.endpoints;
