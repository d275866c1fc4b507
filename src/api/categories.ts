import { api } from './api.ts';
import { operation } from './operation.ts';
import { requireSuccess } from './responseValidation.ts';
import { requireText, withTransform } from './responseTransforms.ts';

const categories = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query(
      withTransform(requireSuccess(operation('listCategories')), (response) => ({
        ...response,
        data: requireText(response.data, 'name'),
      })),
    ),
    getCategory: build.query(operation('getCategory')),
  }),
});

export const { useListCategoriesQuery, useGetCategoryQuery } = categories;
export const { listCategories } = categories.endpoints;
