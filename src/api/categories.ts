import { api } from './api.ts';
import { get } from './operation.ts';
import { successfulList } from './successfulList.ts';
import { named, tidied } from './tidied.ts';

const categories = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query(
      tidied(successfulList(get('/api/categories')), (answer) => ({
        ...answer,
        data: named(answer.data, 'name'),
      })),
    ),
    getCategory: build.query(get('/api/categories/{id}')),
  }),
});

export const { useListCategoriesQuery, useGetCategoryQuery } = categories;
export const { listCategories } = categories.endpoints;
