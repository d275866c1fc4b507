import { useCallback } from 'react';
import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { Link } from 'react-router-dom';
import type { OrganisedBlog } from '../../../../../openapi/schema.d.ts';
import { formatBrowserTime } from '../../../../lib/browserTime.ts';
import { RowButton, rowIcons } from '../../../../ui/grid/RowButton.tsx';
import { organiserPaths } from '../../organiserPaths.ts';
import { OrganiserTable } from '../../OrganiserTable.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import { copy } from './copy.ts';
import { PublicationChip } from './PublicationChip.tsx';

type Column = GridColDef<OrganisedBlog>;

const names = copy.list.columns;

function TitleLink({ id, title }: OrganisedBlog) {
  return (
    <Box
      component={Link}
      to={organiserPaths.blog.href({ id })}
      sx={{ fontWeight: 600, display: 'inline-block', py: 0.75, overflowWrap: 'anywhere' }}
    >
      {title}
    </Box>
  );
}

function State({ published_at: publishedAt }: OrganisedBlog) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
    >
      <PublicationChip publishedAt={publishedAt} />
      {publishedAt !== null && (
        <Box component="small" sx={{ color: 'text.secondary' }}>
          {formatBrowserTime(publishedAt)}
        </Box>
      )}
    </Box>
  );
}

const titleColumn: Column = {
  field: 'title',
  headerName: names.title,
  flex: 3,
  rowHeader: true,
  renderCell: ({ row }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, lineHeight: 1.4 }}>
      <Thumbnail path={row.image} ratio="40 / 21" />
      <TitleLink {...row} />
    </Box>
  ),
};

const wideColumns: Column[] = [
  titleColumn,
  {
    field: 'published_at',
    headerName: names.state,
    flex: 2,
    renderCell: ({ row }) => <State {...row} />,
  },
];

/** Title and state in one cell, for narrow windows. */
const narrowColumns: Column[] = [
  {
    ...titleColumn,
    renderCell: ({ row }) => (
      <Box sx={{ py: 0.75, lineHeight: 1.4, whiteSpace: 'normal' }}>
        <TitleLink {...row} />
        <State {...row} />
      </Box>
    ),
  },
];

type ArticleTableProps = { articles: OrganisedBlog[]; onRemove: (article: OrganisedBlog) => void };

export function ArticleTable({ articles, onRemove }: ArticleTableProps) {
  const render = useCallback(
    (article: OrganisedBlog) => (
      <RowButton
        danger
        label={copy.list.remove(article.title)}
        icon={rowIcons.remove}
        onClick={() => onRemove(article)}
      />
    ),
    [onRemove],
  );
  return (
    <OrganiserTable<OrganisedBlog>
      disableColumnSorting
      label={copy.list.table}
      rows={articles}
      wideColumns={wideColumns}
      narrowColumns={narrowColumns}
      actions={{ title: names.actions, render }}
    />
  );
}
