import type { GridColDef } from '@mui/x-data-grid';
import type { ManagedGalleryItem } from '../../../../../openapi/schema.d.ts';
import { formatInstant } from '../../../../lib/dates/formatInstant.ts';
import { organiserPaths } from '../../../../paths.ts';
import { OrganiserTable } from '../../OrganiserTable.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import { TitleCell } from '../TitleCell.tsx';
import { useRemoveAction } from '../useRemoveAction.tsx';
import { copy } from './copy.ts';

type Column = GridColDef<ManagedGalleryItem>;

const names = copy.list.columns;

const createTitleColumn = (hasDate: boolean): Column => ({
  field: 'title',
  headerName: names.title,
  flex: 3,
  rowHeader: true,
  renderCell: ({ row }) => (
    <TitleCell
      title={row.title}
      to={organiserPaths.galleryItem.href({ id: row.id })}
      thumbnail={<Thumbnail path={row.image} ratio="3 / 2" />}
      isHidden={row.image === null}
      detail={hasDate && formatInstant(row.created_at)}
    />
  ),
});

const narrowColumns = [createTitleColumn(true)];
const wideColumns: Column[] = [
  createTitleColumn(false),
  { field: 'slug', headerName: names.slug, flex: 2 },
  {
    field: 'created_at',
    headerName: names.date,
    width: 180,
    valueFormatter: (at: string) => formatInstant(at),
  },
];

type GalleryTableProps = {
  items: ManagedGalleryItem[];
  onRemove: (item: ManagedGalleryItem) => void;
};

export function GalleryTable({ items, onRemove }: GalleryTableProps) {
  const actions = useRemoveAction(names.actions, onRemove);
  return (
    <OrganiserTable<ManagedGalleryItem>
      disableColumnSorting
      label={copy.list.table}
      rows={items}
      wideColumns={wideColumns}
      narrowColumns={narrowColumns}
      actions={actions}
    />
  );
}
