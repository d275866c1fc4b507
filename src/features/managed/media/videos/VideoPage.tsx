import { Box } from '@mui/material';
import { videoInputTitleLimits } from '../../../../../openapi/workLimits.ts';
import type { ManagedVideo, VideoInput } from '../../../../../openapi/schema.d.ts';
import {
  useCreateVideoMutation,
  useListManagedVideosQuery,
  useUpdateVideoMutation,
} from '../../../../api/managedContent.ts';
import { FormSection } from '../../../../ui/forms/FormSection.tsx';
import { TextFields } from '../../form/FieldSection.tsx';
import { textValues } from '../../form/textValues.ts';
import {
  type EditorKind,
  type FieldsProps,
  ManagedEditorPage,
} from '../../lists/ManagedEditorPage.tsx';
import { organiserPaths } from '../../../../paths.ts';
import { copy } from './copy.ts';
import { readVideoId } from './readVideoId.ts';
import { VideoPreview } from './VideoPreview.tsx';

/** `video_id` may be the address of the video as well. */
const values = textValues({ title: '', video_id: '' });

const video: EditorKind<ManagedVideo, VideoInput> = {
  draftName: 'video-edit',
  texts: copy.texts,
  listPath: organiserPaths.videos.href(),
  path: organiserPaths.video,
  values: {
    ...values,
    toInput: (typed) => ({
      ...values.toInput(typed),
      video_id: readVideoId(typed.video_id) ?? typed.video_id,
    }),
  },
  Fields: VideoFields,
};

/** Adds a video, or changes the one in the URL. */
export default function VideoPage() {
  const list = useListManagedVideosQuery();
  const [create] = useCreateVideoMutation();
  const [update] = useUpdateVideoMutation();
  return <ManagedEditorPage kind={video} requests={{ list, create, update }} />;
}

function VideoFields({ control }: FieldsProps<VideoInput>) {
  const { section, fields, notAVideo } = copy;
  return (
    <FormSection {...section}>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <TextFields
            control={control}
            fields={[
              {
                name: 'video_id',
                ...fields.address,
                verbatim: true,
                htmlInput: { inputMode: 'url' },
                rules: { validate: (text) => readVideoId(text) !== undefined || notAVideo },
              },
              { name: 'title', ...fields.title, limits: videoInputTitleLimits },
            ]}
          />
        </Box>
        <VideoPreview control={control} />
      </Box>
    </FormSection>
  );
}

const columns = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 280px' },
};
