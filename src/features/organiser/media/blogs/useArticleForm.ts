import { useNavigate } from 'react-router-dom';
import type { ManagedBlog } from '../../../../../openapi/schema.d.ts';
import { useCreateBlogMutation, useUpdateBlogMutation } from '../../../../api/managedBlogs.ts';
import { useOrganiser } from '../../../../session/useSession.ts';
import { useSavedForm } from '../../form/useSavedForm.ts';
import { organiserPaths } from '../../../../paths.ts';
import { emptyValues, readValues, toInput, toValues } from './articleValues.ts';
import { copy } from './copy.ts';

/** State of the form of an article; without one it creates a draft. */
export function useArticleForm(blog?: ManagedBlog) {
  const organiserId = useOrganiser()?.id ?? 0;
  const [create] = useCreateBlogMutation();
  const [update] = useUpdateBlogMutation();
  const navigate = useNavigate();
  return useSavedForm({
    draftName: `blog-edit/${organiserId}/${blog?.id ?? 'new'}`,
    item: blog,
    empty: emptyValues,
    toValues,
    readValues,
    create: (values) => create({ body: toInput(values) }),
    update: (id, values, version) => update({ id, 'If-Match': version, body: toInput(values) }),
    onCreated: ({ id }) => void navigate(organiserPaths.blog.href({ id }), { replace: true }),
    failed: copy.form.failed,
  });
}

export type ArticleFormState = ReturnType<typeof useArticleForm>;
