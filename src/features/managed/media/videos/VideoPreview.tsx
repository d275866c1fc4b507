import { useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { type Control, useWatch } from 'react-hook-form';
import type { VideoInput } from '../../../../../openapi/schema.d.ts';
import { cutCorner } from '../../../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { readVideoId } from './readVideoId.ts';
import { VideoPicture } from './VideoPicture.tsx';

/** The picture of the video that is typed into a form, so that a wrong address is seen. */
export function VideoPreview({ control }: { control: Control<VideoInput> }) {
  const typed = useWatch({ control, name: 'video_id' });
  const videoId = readVideoId(typed);
  const [missingId, setMissingId] = useState<string>();
  const isMissing = videoId !== undefined && missingId === videoId;
  const { none, failed, watch } = copy.preview;
  return (
    <div>
      {videoId && (
        <Box sx={frameStyles}>
          <VideoPicture videoId={videoId} onMissing={() => setMissingId(videoId)} />
        </Box>
      )}
      <Typography role="status" variant="body2" sx={isMissing ? failedStyles : noneStyles}>
        {isMissing ? failed : videoId ? '' : none}
      </Typography>
      {videoId && (
        <Button
          href={`https://www.youtube.com/watch?v=${videoId}`}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<OpenIcon />}
          sx={{ mt: 1 }}
        >
          {watch}
        </Button>
      )}
    </div>
  );
}

const frameStyles = { ...cutCorner(20), overflow: 'hidden', maxWidth: 320 };
const noneStyles = { color: 'text.secondary' };
const failedStyles = { color: 'error.main', mt: 1 };
