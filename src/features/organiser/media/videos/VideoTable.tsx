import type { GridColDef } from '@mui/x-data-grid';
import type { ManagedVideo } from '../../../../../openapi/schema.d.ts';
import { organiserPaths } from '../../../../paths.ts';
import { OrganiserTable } from '../../OrganiserTable.tsx';
import { ThumbnailFrame } from '../Thumbnail.tsx';
import { TitleCell } from '../TitleCell.tsx';
import { useRemoveAction } from '../useRemoveAction.tsx';
import { copy } from './copy.ts';
import { VideoPicture } from './VideoPicture.tsx';

type Column = GridColDef<ManagedVideo>;

const names = copy.list.columns;

const titleColumn: Column = {
  field: 'title',
  headerName: names.title,
  flex: 3,
  rowHeader: true,
  renderCell: ({ row: { id, title, video_id: videoId } }) => (
    <TitleCell
      title={title}
      to={organiserPaths.video.href({ id })}
      thumbnail={
        <ThumbnailFrame>
          <VideoPicture videoId={videoId} />
        </ThumbnailFrame>
      }
    />
  ),
};

const wideColumns: Column[] = [
  titleColumn,
  { field: 'video_id', headerName: names.id, width: 180 },
];
const narrowColumns = [titleColumn];

type VideoTableProps = { videos: ManagedVideo[]; onRemove: (video: ManagedVideo) => void };

export function VideoTable({ videos, onRemove }: VideoTableProps) {
  const actions = useRemoveAction(names.actions, onRemove);
  return (
    <OrganiserTable<ManagedVideo>
      disableColumnSorting
      label={copy.list.table}
      rows={videos}
      wideColumns={wideColumns}
      narrowColumns={narrowColumns}
      actions={actions}
    />
  );
}
