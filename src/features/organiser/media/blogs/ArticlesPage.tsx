import { useState } from 'react';
import type { OrganisedBlog } from '../../../../../openapi/schema.d.ts';
import {
  useDeleteBlogMutation,
  useListOrganisedBlogsQuery,
} from '../../../../api/organisedBlogs.ts';
import { organiserPaths } from '../../organiserPaths.ts';
import { MediaListPage } from '../MediaListPage.tsx';
import { RemoveDialog } from '../RemoveDialog.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import { copy } from './copy.ts';

/** All articles: drafts, scheduled and published ones. */
export default function ArticlesPage() {
  const query = useListOrganisedBlogsQuery();
  const [remove] = useDeleteBlogMutation();
  const [removed, setRemoved] = useState<OrganisedBlog>();
  return (
    <>
      <MediaListPage texts={copy.list} query={query} createPath={organiserPaths.newBlog.href()}>
        {(articles) => <ArticleTable articles={articles} onRemove={setRemoved} />}
      </MediaListPage>
      {removed && (
        <RemoveDialog
          entry={removed}
          texts={copy.list.removing}
          remove={remove}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
