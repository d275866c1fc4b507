import { useParams } from 'react-router-dom';
import type { ManagedBlog } from '../../../../../openapi/schema.d.ts';
import {
  useListManagedBlogsQuery,
  useUploadBlogPictureMutation,
} from '../../../../api/managedBlogs.ts';
import { parseId } from '../../../../lib/text/parseId.ts';
import { organiserPaths, paths } from '../../../../paths.ts';
import defaultPicture from '../../../../ui/pictures/defaultTournamentBanner.svg';
import { EditorColumns } from '../../form/EditorColumns.tsx';
import { PictureField } from '../../form/PictureField.tsx';
import { PublicPageLink } from '../../PublicPageLink.tsx';
import { MediaEntryPage, NewEntryPage } from '../MediaEntryPage.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import { copy } from './copy.ts';
import { Preview } from './Preview.tsx';
import { PublicationChip } from './PublicationChip.tsx';
import { PublicationForm } from './PublicationForm.tsx';
import { useArticleForm } from './useArticleForm.ts';
import { usePublication } from './usePublication.ts';

const fallback = organiserPaths.blogs.href();

/** Writes an article, or changes the one in the URL. */
export default function ArticlePage() {
  const { id } = useParams();
  return id === undefined ? <NewArticle /> : <ExistingArticle key={id} id={parseId(id)} />;
}

function NewArticle() {
  const state = useArticleForm();
  return (
    <NewEntryPage title={copy.page.new} detail={copy.page.isNew} fallback={fallback}>
      <ArticleForm state={state} />
      <Preview control={state.control} image={null} />
    </NewEntryPage>
  );
}

function ExistingArticle({ id }: { id: number | undefined }) {
  return (
    <MediaEntryPage<ManagedBlog>
      id={id}
      texts={{ ...copy.list, ...copy.page }}
      query={useListManagedBlogsQuery()}
      fallback={fallback}
      detail={renderState}
    >
      {(article) => <ArticleEditor article={article} />}
    </MediaEntryPage>
  );
}

const renderState = ({ published_at: publishedAt }: ManagedBlog) => (
  <PublicationChip publishedAt={publishedAt} />
);

function ArticleEditor({ article }: { article: ManagedBlog }) {
  const { id, slug, image, published_at: publishedAt } = article;
  const [uploadPicture] = useUploadBlogPictureMutation();
  const state = useArticleForm(article);
  const isPublic = usePublication(publishedAt) === 'published';
  return (
    <EditorColumns form={<ArticleForm state={state} />}>
      <PublicationForm article={article} isChanged={state.isChanged} />
      <PictureField
        {...copy.picture}
        path={image}
        fallback={defaultPicture}
        ratio="40 / 21"
        upload={(picture) => uploadPicture({ id, body: { picture } })}
      />
      <Preview control={state.control} image={image} />
      {isPublic && <PublicPageLink to={paths.blog.href({ slug })} />}
    </EditorColumns>
  );
}
