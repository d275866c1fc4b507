import {
  useDeleteGalleryItemMutation,
  useListManagedGalleryItemsQuery,
} from '../../../../api/managedMedia.ts';
import { organiserPaths } from '../../../../paths.ts';
import { MediaListPage } from '../MediaListPage.tsx';
import { copy } from './copy.ts';
import { GalleryTable } from './GalleryTable.tsx';

/** The items of the gallery. */
export default function GalleryPage() {
  const query = useListManagedGalleryItemsQuery();
  const [remove] = useDeleteGalleryItemMutation();
  return (
    <MediaListPage
      texts={copy.list}
      query={query}
      createPath={organiserPaths.newGalleryItem.href()}
      remove={remove}
    >
      {(items, onRemove) => <GalleryTable items={items} onRemove={onRemove} />}
    </MediaListPage>
  );
}
