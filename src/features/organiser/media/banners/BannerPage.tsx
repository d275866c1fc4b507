import { useParams } from 'react-router-dom';
import type { ManagedBanner } from '../../../../../openapi/schema.d.ts';
import {
  useListManagedBannersQuery,
  useUploadBannerPictureMutation,
} from '../../../../api/managedMedia.ts';
import { parseId } from '../../../../lib/text/parseId.ts';
import { organiserPaths, paths } from '../../../../paths.ts';
import defaultPicture from '../../../../ui/pictures/defaultTournamentBanner.svg';
import { EditorColumns } from '../../form/EditorColumns.tsx';
import { PictureField } from '../../form/PictureField.tsx';
import { PublicPageLink } from '../../PublicPageLink.tsx';
import { MediaEntryPage, NewEntryPage } from '../MediaEntryPage.tsx';
import { BannerForm } from './BannerForm.tsx';
import { copy } from './copy.ts';

const fallback = organiserPaths.banners.href();

/** Creates a banner, or changes the one in the URL. */
export default function BannerPage() {
  const { id } = useParams();
  if (id !== undefined) return <ExistingBanner key={id} id={parseId(id)} />;
  return (
    <NewEntryPage title={copy.page.new} detail={copy.page.isNew} fallback={fallback}>
      <BannerForm />
    </NewEntryPage>
  );
}

function ExistingBanner({ id }: { id: number | undefined }) {
  return (
    <MediaEntryPage<ManagedBanner>
      id={id}
      texts={{ ...copy.list, ...copy.page }}
      query={useListManagedBannersQuery()}
      fallback={fallback}
      detail={({ image }) => image === null && copy.page.hidden}
    >
      {(banner) => <BannerEditor banner={banner} />}
    </MediaEntryPage>
  );
}

function BannerEditor({ banner }: { banner: ManagedBanner }) {
  const { id, image } = banner;
  const [upload] = useUploadBannerPictureMutation();
  return (
    <EditorColumns form={<BannerForm banner={banner} />}>
      <PictureField
        {...copy.picture}
        path={image}
        fallback={defaultPicture}
        ratio="16 / 9"
        upload={(picture) => upload({ id, body: { picture } })}
      />
      {image !== null && <PublicPageLink to={paths.home.href()} />}
    </EditorColumns>
  );
}
