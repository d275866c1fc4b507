import { useState } from 'react';
import type { OrganisedGalleryItem } from '../../../../../openapi/schema.d.ts';
import {
  useDeleteGalleryItemMutation,
  useListOrganisedGalleryItemsQuery,
} from '../../../../api/organisedMedia.ts';
import { organiserPaths } from '../../organiserPaths.ts';
import { MediaListPage } from '../MediaListPage.tsx';
import { RemoveDialog } from '../RemoveDialog.tsx';
import { copy } from './copy.ts';
import { GalleryTable } from './GalleryTable.tsx';

/** The items of the gallery. */
export default function GalleryPage() {
  const query = useListOrganisedGalleryItemsQuery();
  const [remove] = useDeleteGalleryItemMutation();
  const [removed, setRemoved] = useState<OrganisedGalleryItem>();
  return (
    <>
      <MediaListPage
        texts={copy.list}
        query={query}
        createPath={organiserPaths.newGalleryItem.href()}
      >
        {(items) => <GalleryTable items={items} onRemove={setRemoved} />}
      </MediaListPage>
      {removed && (
        <RemoveDialog
          entry={removed}
          texts={copy.list.removing}
          remove={remove}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
