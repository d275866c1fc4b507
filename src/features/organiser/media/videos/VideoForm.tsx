import { Box } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { videoInputTitleLimits } from '../../../../../openapi/limits.ts';
import type { ManagedVideo } from '../../../../../openapi/schema.d.ts';
import { useCreateVideoMutation, useUpdateVideoMutation } from '../../../../api/managedMedia.ts';
import { useOrganiser } from '../../../../session/useSession.ts';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { SavedForm } from '../../form/SavedForm.tsx';
import { useSavedForm } from '../../form/useSavedForm.ts';
import { organiserPaths } from '../../../../paths.ts';
import { copy } from './copy.ts';
import { readVideoId } from './readVideoId.ts';
import { VideoPreview } from './VideoPreview.tsx';
import { emptyValues, readValues, toInput, toValues } from './videoValues.ts';

/** The form of a video; without one it creates one. */
export function VideoForm({ video }: { video?: ManagedVideo }) {
  const state = useVideoForm(video);
  const { control } = state;
  return (
    <SavedForm label={copy.form.label} state={state} onSubmit={state.submit}>
      <FormSection title={copy.form.video} lead={copy.form.videoLead}>
        <Box sx={columns}>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <FormField
              control={control}
              name="video_id"
              label={copy.form.address}
              hint={copy.form.addressHint}
              autoComplete="off"
              verbatim
              htmlInput={{ inputMode: 'url' }}
              rules={{
                validate: (text) => readVideoId(text) !== undefined || copy.form.rules.address,
              }}
            />
            <FormField
              control={control}
              name="title"
              label={copy.form.title}
              autoComplete="off"
              htmlInput={{ maxLength: videoInputTitleLimits.maxLength }}
              rules={{ validate: (title) => title.trim() !== '' || copy.form.rules.title }}
            />
          </Box>
          <VideoPreview control={control} />
        </Box>
      </FormSection>
    </SavedForm>
  );
}

const columns = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 280px' },
};

function useVideoForm(video?: ManagedVideo) {
  const organiserId = useOrganiser()?.id ?? 0;
  const [create] = useCreateVideoMutation();
  const [update] = useUpdateVideoMutation();
  const navigate = useNavigate();
  return useSavedForm({
    draftName: `video-edit/${organiserId}/${video?.id ?? 'new'}`,
    item: video,
    empty: emptyValues,
    toValues,
    readValues,
    create: (values) => create({ body: toInput(values) }),
    update: (id, values, version) => update({ id, 'If-Match': version, body: toInput(values) }),
    onCreated: ({ id }) => void navigate(organiserPaths.video.href({ id }), { replace: true }),
    failed: copy.form.failed,
  });
}
