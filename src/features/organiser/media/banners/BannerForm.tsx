import { Box } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import {
  bannerInputCtaLinkLimits,
  bannerInputCtaTextLimits,
  bannerInputSubtitleLimits,
  bannerInputTitleLimits,
} from '../../../../../openapi/limits.ts';
import type { ManagedBanner } from '../../../../../openapi/schema.d.ts';
import { useCreateBannerMutation, useUpdateBannerMutation } from '../../../../api/managedMedia.ts';
import { useOrganiser } from '../../../../session/useSession.ts';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { SavedForm } from '../../form/SavedForm.tsx';
import { useSavedForm } from '../../form/useSavedForm.ts';
import { organiserPaths } from '../../../../paths.ts';
import { checkButton, emptyValues, readValues, toInput, toValues } from './bannerValues.ts';
import { copy } from './copy.ts';

/** The form of a banner; without one it creates one. */
export function BannerForm({ banner }: { banner?: ManagedBanner }) {
  const state = useBannerForm(banner);
  const { control } = state;
  return (
    <SavedForm label={copy.form.label} state={state} onSubmit={state.submit}>
      <FormSection title={copy.form.texts}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <FormField
            control={control}
            name="title"
            label={copy.form.title}
            autoComplete="off"
            htmlInput={{ maxLength: bannerInputTitleLimits.maxLength }}
            rules={{ validate: (title) => title.trim() !== '' || copy.form.rules.title }}
          />
          <FormField
            control={control}
            name="subtitle"
            label={copy.form.subtitle}
            autoComplete="off"
            htmlInput={{ maxLength: bannerInputSubtitleLimits.maxLength }}
          />
        </Box>
      </FormSection>
      <FormSection title={copy.form.button} lead={copy.form.buttonLead}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <FormField
            control={control}
            name="cta_text"
            label={copy.form.buttonText}
            required={false}
            autoComplete="off"
            htmlInput={{ maxLength: bannerInputCtaTextLimits.maxLength }}
            rules={{ validate: (_text, values) => checkButton('cta_text', values) }}
          />
          <FormField
            control={control}
            name="cta_link"
            label={copy.form.buttonLink}
            hint={copy.form.linkHint}
            required={false}
            autoComplete="off"
            verbatim
            htmlInput={{ inputMode: 'url', maxLength: bannerInputCtaLinkLimits.maxLength }}
            rules={{ validate: (_link, values) => checkButton('cta_link', values) }}
          />
        </Box>
      </FormSection>
    </SavedForm>
  );
}

function useBannerForm(banner?: ManagedBanner) {
  const organiserId = useOrganiser()?.id ?? 0;
  const [create] = useCreateBannerMutation();
  const [update] = useUpdateBannerMutation();
  const navigate = useNavigate();
  return useSavedForm({
    draftName: `banner-edit/${organiserId}/${banner?.id ?? 'new'}`,
    item: banner,
    empty: emptyValues,
    toValues,
    readValues,
    create: (values) => create({ body: toInput(values) }),
    update: (id, values, version) => update({ id, 'If-Match': version, body: toInput(values) }),
    onCreated: ({ id }) => void navigate(organiserPaths.banner.href({ id }), { replace: true }),
    failed: copy.form.failed,
  });
}
