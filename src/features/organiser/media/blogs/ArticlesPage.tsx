import { useDeleteBlogMutation, useListManagedBlogsQuery } from '../../../../api/managedBlogs.ts';
import { organiserPaths } from '../../../../paths.ts';
import { MediaListPage } from '../MediaListPage.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import { copy } from './copy.ts';

/** All articles: drafts, scheduled and published ones. */
export default function ArticlesPage() {
  const query = useListManagedBlogsQuery();
  const [remove] = useDeleteBlogMutation();
  return (
    <MediaListPage
      texts={copy.list}
      query={query}
      createPath={organiserPaths.newBlog.href()}
      remove={remove}
    >
      {(articles, onRemove) => <ArticleTable articles={articles} onRemove={onRemove} />}
    </MediaListPage>
  );
}
