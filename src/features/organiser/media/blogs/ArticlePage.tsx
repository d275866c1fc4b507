import { Button, Container } from '@mui/material';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Link, useParams } from 'react-router-dom';
import type { OrganisedBlog } from '../../../../../openapi/schema.d.ts';
import {
  useListOrganisedBlogsQuery,
  useUploadBlogPictureMutation,
} from '../../../../api/organisedBlogs.ts';
import { parseId } from '../../../../lib/parseId.ts';
import { paths } from '../../../../paths.ts';
import defaultPicture from '../../../../ui/pictures/defaultTournamentBanner.svg';
import { usePageTitle } from '../../../../ui/usePageTitle.ts';
import { WorkHeader } from '../../../../ui/WorkHeader.tsx';
import { EditorColumns } from '../../form/EditorColumns.tsx';
import { PictureField } from '../../form/PictureField.tsx';
import { LoadedList } from '../../LoadedList.tsx';
import { MissingState } from '../../MissingState.tsx';
import { organiserPaths } from '../../organiserPaths.ts';
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
  usePageTitle(copy.page.new);
  const state = useArticleForm();
  return (
    <>
      <WorkHeader
        title={copy.page.new}
        detail={copy.page.isNew}
        fallback={fallback}
        action={<Preview control={state.control} image={null} color="inherit" />}
      />
      <Container maxWidth="md" sx={{ pt: 3 }}>
        <ArticleForm state={state} />
      </Container>
    </>
  );
}

function ExistingArticle({ id }: { id: number | undefined }) {
  const query = useListOrganisedBlogsQuery();
  const article = query.currentData?.data.find((each) => each.id === id);
  usePageTitle(article?.title ?? copy.list.title);
  return (
    <>
      <WorkHeader
        title={article?.title ?? copy.list.title}
        detail={article && <PublicationChip publishedAt={article.published_at} />}
        fallback={fallback}
      />
      <Container sx={{ pt: 3 }}>
        <LoadedList query={query} loading={copy.list.loading} failed={copy.list.failed}>
          {() =>
            article ? (
              <ArticleEditor article={article} />
            ) : (
              <MissingState message={copy.page.missing} to={fallback} toLabel={copy.page.toList} />
            )
          }
        </LoadedList>
      </Container>
    </>
  );
}

function ArticleEditor({ article }: { article: OrganisedBlog }) {
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
      {isPublic && (
        <Button
          component={Link}
          to={paths.blog.href({ slug })}
          target="_blank"
          startIcon={<OpenIcon />}
        >
          {copy.page.publicPage}
        </Button>
      )}
    </EditorColumns>
  );
}
