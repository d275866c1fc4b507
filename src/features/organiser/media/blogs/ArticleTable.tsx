import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import type { ManagedBlog } from '../../../../../openapi/schema.d.ts';
import { formatBrowserTime } from '../../../../lib/dates/browserTime.ts';
import { organiserPaths } from '../../../../paths.ts';
import { OrganiserTable } from '../../OrganiserTable.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import { TitleCell } from '../TitleCell.tsx';
import { useRemoveAction } from '../useRemoveAction.tsx';
import { copy } from './copy.ts';
import { PublicationChip } from './PublicationChip.tsx';

type Column = GridColDef<ManagedBlog>;

const names = copy.list.columns;

function State({ published_at: publishedAt }: ManagedBlog) {
  return (
    <Box component="span" sx={stateStyles}>
      <PublicationChip publishedAt={publishedAt} />
      {publishedAt !== null && <small>{formatBrowserTime(publishedAt)}</small>}
    </Box>
  );
}

const stateStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  py: 0.5,
  lineHeight: 1.4,
  '& small': { color: 'text.secondary' },
};

const createTitleColumn = (hasState: boolean): Column => ({
  field: 'title',
  headerName: names.title,
  flex: 3,
  rowHeader: true,
  renderCell: ({ row }) => (
    <TitleCell
      title={row.title}
      to={organiserPaths.blog.href({ id: row.id })}
      thumbnail={<Thumbnail path={row.image} ratio="40 / 21" />}
      detail={hasState && <State {...row} />}
    />
  ),
});

const narrowColumns = [createTitleColumn(true)];
const wideColumns: Column[] = [
  createTitleColumn(false),
  {
    field: 'published_at',
    headerName: names.state,
    flex: 2,
    renderCell: ({ row }) => <State {...row} />,
  },
];

type ArticleTableProps = { articles: ManagedBlog[]; onRemove: (article: ManagedBlog) => void };

export function ArticleTable({ articles, onRemove }: ArticleTableProps) {
  const actions = useRemoveAction(names.actions, onRemove);
  return (
    <OrganiserTable<ManagedBlog>
      disableColumnSorting
      label={copy.list.table}
      rows={articles}
      wideColumns={wideColumns}
      narrowColumns={narrowColumns}
      actions={actions}
    />
  );
}
