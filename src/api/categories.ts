import { api } from './api.ts';
import { get } from './operation.ts';
import { successfulList } from './successfulList.ts';

const categories = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query(successfulList(get('/api/categories'))),
    getCategory: build.query(get('/api/categories/{id}')),
  }),
});

export const { useListCategoriesQuery, useGetCategoryQuery } = categories;
