import {
  useDeleteBannerMutation,
  useListManagedBannersQuery,
} from '../../../../api/managedMedia.ts';
import { organiserPaths } from '../../../../paths.ts';
import { MediaListPage } from '../MediaListPage.tsx';
import { BannerTable } from './BannerTable.tsx';
import { copy } from './copy.ts';

/** The banners of the home page. */
export default function BannersPage() {
  const query = useListManagedBannersQuery();
  const [remove] = useDeleteBannerMutation();
  return (
    <MediaListPage
      texts={copy.list}
      query={query}
      createPath={organiserPaths.newBanner.href()}
      remove={remove}
    >
      {(banners, onRemove, all) => <BannerTable banners={banners} all={all} onRemove={onRemove} />}
    </MediaListPage>
  );
}
