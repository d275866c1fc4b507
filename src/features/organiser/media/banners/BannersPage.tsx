import { Container } from '@mui/material';
import { useListBannersQuery } from '../../../../api/media.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { usePageTitle } from '../../../../ui/usePageTitle.ts';
import { LoadedList } from '../../LoadedList.tsx';
import { copy as mediaCopy } from '../copy.ts';
import { MediaHeader } from '../MediaHeader.tsx';
import { BannerTable } from './BannerTable.tsx';
import { copy } from './copy.ts';

/** The banners of the home page. */
export default function BannersPage() {
  usePageTitle(mediaCopy.page(copy.list.title));
  const query = useListBannersQuery();
  return (
    <>
      <MediaHeader title={copy.list.title} count={query.currentData?.data.length} />
      <Container sx={{ pt: 2 }}>
        <LoadedList query={query} loading={copy.list.loading} failed={copy.list.failed}>
          {({ data }) =>
            data.length > 0 ? (
              <BannerTable banners={data} />
            ) : (
              <EmptyState message={copy.list.empty} />
            )
          }
        </LoadedList>
      </Container>
    </>
  );
}
