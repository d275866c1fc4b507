import { useParams } from 'react-router-dom';
import type { ManagedGalleryItem } from '../../../../../openapi/schema.d.ts';
import {
  useListManagedGalleryItemsQuery,
  useUploadGalleryPictureMutation,
} from '../../../../api/managedMedia.ts';
import { parseId } from '../../../../lib/text/parseId.ts';
import { organiserPaths, paths } from '../../../../paths.ts';
import defaultPicture from '../../../../ui/pictures/defaultTournamentBanner.svg';
import { EditorColumns } from '../../form/EditorColumns.tsx';
import { PictureField } from '../../form/PictureField.tsx';
import { PublicPageLink } from '../../PublicPageLink.tsx';
import { MediaEntryPage, NewEntryPage } from '../MediaEntryPage.tsx';
import { copy } from './copy.ts';
import { GalleryItemForm } from './GalleryItemForm.tsx';

const fallback = organiserPaths.gallery.href();

/** Creates a gallery item, or changes the one in the URL. */
export default function GalleryItemPage() {
  const { id } = useParams();
  if (id !== undefined) return <ExistingItem key={id} id={parseId(id)} />;
  return (
    <NewEntryPage title={copy.page.new} detail={copy.page.isNew} fallback={fallback}>
      <GalleryItemForm />
    </NewEntryPage>
  );
}

function ExistingItem({ id }: { id: number | undefined }) {
  return (
    <MediaEntryPage<ManagedGalleryItem>
      id={id}
      texts={{ ...copy.list, ...copy.page }}
      query={useListManagedGalleryItemsQuery()}
      fallback={fallback}
      detail={({ image }) => image === null && copy.page.hidden}
    >
      {(item) => <ItemEditor item={item} />}
    </MediaEntryPage>
  );
}

function ItemEditor({ item }: { item: ManagedGalleryItem }) {
  const { id, image, slug } = item;
  const [upload] = useUploadGalleryPictureMutation();
  return (
    <EditorColumns form={<GalleryItemForm item={item} />}>
      <PictureField
        {...copy.picture}
        path={image}
        fallback={defaultPicture}
        ratio="3 / 2"
        upload={(picture) => upload({ id, body: { picture } })}
      />
      {image !== null && <PublicPageLink to={paths.content.href({ slug: slug ?? id })} />}
    </EditorColumns>
  );
}
