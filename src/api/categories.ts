import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { readList, requireText } from './responses.ts';
import { categoryListTag, categoryTag } from './tags.ts';

const categories = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query({
      ...operation(operations.listCategories, {
        success: 'required',
        response: (body) => readList(body, 'data', (category) => requireText(category, 'name')),
      }),
      providesTags: [categoryListTag],
    }),
    getCategory: build.query({
      ...operation(operations.getCategory),
      providesTags: (_response, _error, { id }) => [categoryTag(id)],
    }),
  }),
});

export const { useListCategoriesQuery, useGetCategoryQuery, useLazyGetCategoryQuery } = categories;
export const { listCategories } = categories.endpoints;
