import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import type { Banner } from '../../../../../openapi/schema.d.ts';
import { OrganiserTable } from '../../OrganiserTable.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import { copy } from './copy.ts';

type Column = GridColDef<Banner>;

const names = copy.list.columns;

const titleColumn: Column = {
  field: 'title',
  headerName: names.title,
  flex: 1,
  rowHeader: true,
  renderCell: ({ row }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Thumbnail path={row.image} ratio="16 / 9" />
      <Box sx={{ fontWeight: 600 }}>{row.title}</Box>
    </Box>
  ),
};

const wideColumns: Column[] = [
  titleColumn,
  { field: 'cta_text', headerName: names.link, width: 220 },
];

export function BannerTable({ banners }: { banners: Banner[] }) {
  return (
    <OrganiserTable<Banner>
      disableColumnSorting
      label={copy.list.table}
      rows={banners}
      wideColumns={wideColumns}
      narrowColumns={[titleColumn]}
    />
  );
}
