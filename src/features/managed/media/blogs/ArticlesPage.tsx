import { Box } from '@mui/material';
import type { ManagedBlog } from '../../../../../openapi/schema.d.ts';
import { useDeleteBlogMutation, useListManagedBlogsQuery } from '../../../../api/managedContent.ts';
import { formatInstant, formatLocalTime } from '../../../../lib/dates/formatLocalTime.ts';
import { ManagedListPage } from '../../lists/ManagedListPage.tsx';
import type { ListKind } from '../../lists/ManagedTable.tsx';
import { Thumbnail } from '../../lists/TitleCell.tsx';
import { organiserPaths } from '../../../../paths.ts';
import { copy } from './copy.ts';
import { PublicationChip } from './PublicationChip.tsx';
import { publicationOf, usePublication } from './usePublication.ts';

const articles: ListKind<ManagedBlog> = {
  texts: copy.texts,
  isMedia: true,
  createPath: organiserPaths.newBlog.href(),
  path: organiserPaths.blog,
  thumbnail: ({ image }) => <Thumbnail path={image} ratio="40 / 21" />,
  searchText: ({ title }) => title,
  filter: {
    label: copy.unpublished,
    isIn: ({ published_at: at }) => publicationOf(at) !== 'published',
  },
  narrowDetail: (article) => <Publication article={article} isBrief />,
  columns: [
    {
      field: 'published_at',
      headerName: copy.status,
      flex: 2,
      renderCell: ({ row }) => <Publication article={row} />,
    },
  ],
};

/** All articles: drafts, scheduled and published ones. */
export default function ArticlesPage() {
  const list = useListManagedBlogsQuery();
  const [remove] = useDeleteBlogMutation();
  return <ManagedListPage kind={articles} requests={{ list, remove }} />;
}

type PublicationProps = {
  article: ManagedBlog;
  /** What is published has only its day. */
  isBrief?: boolean;
};

/** Whether and since when the public sees an article. */
function Publication({ article: { published_at: publishedAt }, isBrief }: PublicationProps) {
  const isPublished = usePublication(publishedAt) === 'published';
  if (isBrief && isPublished && publishedAt !== null)
    return <span>{copy.publishedOn(formatInstant(publishedAt))}</span>;
  return (
    <Box component="span" sx={publicationStyles}>
      {!isPublished && <PublicationChip publishedAt={publishedAt} />}
      {publishedAt !== null && <span>{formatLocalTime(publishedAt, undefined)}</span>}
    </Box>
  );
}

const publicationStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  py: 0.5,
  lineHeight: 1.4,
};
