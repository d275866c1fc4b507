import type { ManagedGalleryItem } from '../../../../../openapi/schema.d.ts';
import {
  useDeleteGalleryItemMutation,
  useListManagedGalleryItemsQuery,
} from '../../../../api/managedContent.ts';
import { formatInstant } from '../../../../lib/dates/formatLocalTime.ts';
import { ManagedListPage } from '../../lists/ManagedListPage.tsx';
import type { ListKind } from '../../lists/ManagedTable.tsx';
import { Thumbnail } from '../../lists/TitleCell.tsx';
import { organiserPaths } from '../../../../paths.ts';
import { copy } from './copy.ts';

const gallery: ListKind<ManagedGalleryItem> = {
  texts: copy.texts,
  isMedia: true,
  createPath: organiserPaths.newGalleryItem.href(),
  path: organiserPaths.galleryItem,
  thumbnail: ({ image }) => <Thumbnail path={image} ratio="3 / 2" />,
  isHidden: ({ image }) => image === null,
  narrowDetail: ({ created_at: createdAt }) => formatInstant(createdAt),
  columns: [
    { field: 'slug', headerName: copy.columns.slug, flex: 2 },
    {
      field: 'created_at',
      headerName: copy.columns.date,
      width: 180,
      valueFormatter: (createdAt: string) => formatInstant(createdAt),
    },
  ],
};

/** The items of the gallery. */
export default function GalleryPage() {
  const list = useListManagedGalleryItemsQuery();
  const [remove] = useDeleteGalleryItemMutation();
  return <ManagedListPage kind={gallery} requests={{ list, remove }} />;
}
