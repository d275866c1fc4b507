import { useState } from 'react';
import type { OrganisedBanner } from '../../../../../openapi/schema.d.ts';
import {
  useDeleteBannerMutation,
  useListOrganisedBannersQuery,
} from '../../../../api/organisedMedia.ts';
import { organiserPaths } from '../../organiserPaths.ts';
import { MediaListPage } from '../MediaListPage.tsx';
import { RemoveDialog } from '../RemoveDialog.tsx';
import { BannerTable } from './BannerTable.tsx';
import { copy } from './copy.ts';

/** The banners of the home page. */
export default function BannersPage() {
  const query = useListOrganisedBannersQuery();
  const [remove] = useDeleteBannerMutation();
  const [removed, setRemoved] = useState<OrganisedBanner>();
  return (
    <>
      <MediaListPage texts={copy.list} query={query} createPath={organiserPaths.newBanner.href()}>
        {(banners, all) => <BannerTable banners={banners} all={all} onRemove={setRemoved} />}
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
