import { Button } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import type { Blog } from '../../../../openapi/schema.d.ts';
import { useListBlogsQuery } from '../../../api/media.ts';
import { truncateText } from '../../../lib/text/truncateText.ts';
import { formatInstant } from '../../../lib/dates/formatLocalTime.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Picture, pictureSizes } from '../../../ui/artwork/Picture.tsx';
import defaultPicture from '../../../ui/pictures/defaultTournamentBanner.svg';
import { StatePage } from '../../../ui/states/StatePage.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { BlogContent } from '../../article/BlogContent.tsx';
import { ArticleLayout, ArticleSkeleton } from './ArticleLayout.tsx';
import { BlogPager } from './BlogPager.tsx';
import { copy } from '../copy.ts';
import { readingMinutes, recentBlogs } from '../mediaItems.ts';
import { SideList } from '../SideList.tsx';

const ratio = '40 / 21';
const titleLength = 60;

export default function BlogPage() {
  const { slug = '' } = useParams();
  const { data, isFetching, refetch } = useListBlogsQuery();
  const blog = data?.data.find((candidate) => candidate.slug === slug);
  if (data && blog) return <LoadedBlog key={blog.id} blog={blog} blogs={data.data} />;
  if (data) {
    return (
      <StatePage title={copy.blog.missingTitle} fallback={paths.mediaContent.href()}>
        <EmptyState message={copy.blog.missing} action={<MediaLink />} />
      </StatePage>
    );
  }
  if (isFetching)
    return (
      <ArticleSkeleton eyebrow={copy.blog.eyebrow} message={copy.blog.loading} ratio={ratio} />
    );
  return (
    <StatePage title={copy.blog.failedTitle} fallback={paths.mediaContent.href()}>
      <ErrorState message={copy.blog.failed} onRetry={() => void refetch()} />
      <MediaLink />
    </StatePage>
  );
}

function LoadedBlog({ blog, blogs }: { blog: Blog; blogs: Blog[] }) {
  usePageTitle(blog.meta_title || blog.title, blog.meta_description || blog.title);
  return (
    <ArticleLayout
      eyebrow={copy.blog.eyebrow}
      title={blog.title}
      publishedAt={blog.created_at}
      readingTime={readingMinutes(blog.content)}
      picture={
        <Picture
          path={blog.image}
          fallback={defaultPicture}
          alt=""
          ratio={ratio}
          sizes={pictureSizes.article}
          eager
        />
      }
      aside={
        <SideList
          title={<span lang="en">{copy.blog.recent}</span>}
          entries={recentBlogs(blogs).map(toEntry)}
          currentId={blog.id}
        />
      }
    >
      <BlogContent html={blog.content} />
      <BlogPager blogs={blogs} blog={blog} />
    </ArticleLayout>
  );
}

const toEntry = ({ id, slug, title, created_at: publishedAt, image }: Blog) => ({
  id,
  href: paths.blog.href({ slug }),
  title: truncateText(title, titleLength),
  text: formatInstant(publishedAt),
  image,
});

function MediaLink() {
  return (
    <Button variant="outlined" component={Link} to={paths.mediaContent.href()}>
      {copy.blog.toMedia}
    </Button>
  );
}
