import * as limits from '../../../../../openapi/workLimits.ts';
import type { BannerInput, ManagedBanner } from '../../../../../openapi/schema.d.ts';
import {
  useCreateBannerMutation,
  useListManagedBannersQuery,
  useUpdateBannerMutation,
  useUploadBannerPictureMutation,
} from '../../../../api/managedContent.ts';
import { organiserPaths, paths } from '../../../../paths.ts';
import { FieldSection } from '../../form/FieldSection.tsx';
import { textValues } from '../../form/textValues.ts';
import {
  type EditorKind,
  type FieldsProps,
  ManagedEditorPage,
} from '../../lists/ManagedEditorPage.tsx';
import { checkButton } from './checkButton.ts';
import { copy } from './copy.ts';

const banner: EditorKind<ManagedBanner, BannerInput> = {
  draftName: 'banner-edit',
  texts: copy.texts,
  listPath: organiserPaths.banners.href(),
  path: organiserPaths.banner,
  values: textValues({ title: '', subtitle: '', cta_text: '', cta_link: '' }),
  Fields: BannerFields,
  picture: { lead: copy.picture, path: ({ image }) => image, ratio: '16 / 9' },
  publicPath: ({ image }) => image !== null && paths.home.href(),
  detail: ({ image }) => image === null && copy.hidden,
};

/** Creates a banner, or changes the one in the URL. */
export default function BannerPage() {
  const list = useListManagedBannersQuery();
  const [create] = useCreateBannerMutation();
  const [update] = useUpdateBannerMutation();
  const [upload] = useUploadBannerPictureMutation();
  return <ManagedEditorPage kind={banner} requests={{ list, create, update, upload }} />;
}

function BannerFields({ control }: FieldsProps<BannerInput>) {
  const { sections, fields } = copy;
  return (
    <>
      <FieldSection
        {...sections.texts}
        control={control}
        fields={[
          { name: 'title', ...fields.title, limits: limits.bannerInputTitleLimits },
          { name: 'subtitle', ...fields.subtitle, limits: limits.bannerInputSubtitleLimits },
        ]}
      />
      <FieldSection
        {...sections.button}
        control={control}
        fields={[
          {
            name: 'cta_text',
            ...fields.buttonText,
            required: false,
            limits: limits.bannerInputCtaTextLimits,
            rules: { validate: (_text, values) => checkButton('cta_text', values) },
          },
          {
            name: 'cta_link',
            ...fields.buttonLink,
            required: false,
            verbatim: true,
            htmlInput: { inputMode: 'url' },
            limits: limits.bannerInputCtaLinkLimits,
            rules: { validate: (_link, values) => checkButton('cta_link', values) },
          },
        ]}
      />
    </>
  );
}
