import { useCallback, useMemo } from 'react';
import { Box, Typography } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import type { ManagedBanner } from '../../../../../openapi/schema.d.ts';
import { RowButton, rowIcons } from '../../../../ui/grid/RowButton.tsx';
import { organiserPaths } from '../../../../paths.ts';
import { OrganiserTable } from '../../OrganiserTable.tsx';
import { copy as mediaCopy } from '../copy.ts';
import { Thumbnail } from '../Thumbnail.tsx';
import { TitleCell } from '../TitleCell.tsx';
import { copy } from './copy.ts';
import { MoveButton } from './MoveButton.tsx';
import { type PlacedBanner, useBannerMoves } from './useBannerMoves.ts';

type Column = GridColDef<PlacedBanner>;

const names = copy.list.columns;

const titleColumn: Column = {
  field: 'title',
  headerName: names.title,
  flex: 3,
  rowHeader: true,
  renderCell: ({ row }) => (
    <TitleCell
      title={row.title}
      to={organiserPaths.banner.href({ id: row.id })}
      thumbnail={<Thumbnail path={row.image} ratio="16 / 9" />}
      isHidden={row.image === null}
    />
  ),
};

const wideColumns: Column[] = [
  titleColumn,
  {
    field: 'button',
    headerName: names.button,
    flex: 2,
    renderCell: ({ row: { cta_text, cta_link } }) =>
      cta_text === null ? (
        <Box sx={{ color: 'text.secondary' }}>{copy.list.noButton}</Box>
      ) : (
        <div>
          <div>{cta_text}</div>
          <Box component="small" sx={{ color: 'text.secondary' }}>
            {cta_link}
          </Box>
        </div>
      ),
  },
];

const narrowColumns = [titleColumn];

type BannerTableProps = {
  /** Those of the page that is shown. */
  banners: ManagedBanner[];
  /** In the order of the carousel. */
  all: ManagedBanner[];
  onRemove: (banner: ManagedBanner) => void;
};

export function BannerTable({ banners, all, onRemove }: BannerTableProps) {
  const { move, message, takesFocus } = useBannerMoves();
  const rows = useMemo(
    () =>
      banners.map((banner) => ({
        ...banner,
        place: all.indexOf(banner) + 1,
        count: all.length,
      })),
    [banners, all],
  );
  const render = useCallback(
    (banner: PlacedBanner) => (
      <>
        <MoveButton
          label={copy.list.up(banner.title)}
          icon={rowIcons.up}
          disabled={banner.place === 1}
          onClick={() => move(banner, 'up')}
          place={banner.place}
          takesFocus={() => takesFocus(banner, 'up')}
        />
        <MoveButton
          label={copy.list.down(banner.title)}
          icon={rowIcons.down}
          disabled={banner.place === banner.count}
          onClick={() => move(banner, 'down')}
          place={banner.place}
          takesFocus={() => takesFocus(banner, 'down')}
        />
        <RowButton
          danger
          label={mediaCopy.remove(banner.title)}
          icon={rowIcons.remove}
          onClick={() => onRemove(banner)}
        />
      </>
    ),
    [move, takesFocus, onRemove],
  );
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {message || copy.list.order}
      </Typography>
      <OrganiserTable<PlacedBanner>
        disableColumnSorting
        label={copy.list.table}
        rows={rows}
        wideColumns={wideColumns}
        narrowColumns={narrowColumns}
        actions={{ title: names.actions, render, width: 152 }}
      />
    </>
  );
}
