import { IconButton } from '@mui/material';
import CallsIcon from '@mui/icons-material/CampaignOutlined';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { callsHref } from '../../../lib/urls/scheduleUrl.ts';
import { ScreenControl, ScreenControls } from '../../../ui/screen/ScreenControls.tsx';
import type { useFullScreen } from '../../../ui/screen/useFullScreen.ts';
import { copy } from '../copy.ts';
import type { CategoryPlayback } from '../categories/useCategoryPlayback.ts';

type BoardControlsProps = {
  playback: CategoryPlayback;
  fullScreen: ReturnType<typeof useFullScreen>;
  isVisible: boolean;
  /** The tournament whose calls are another view; undefined without a plan. */
  callsOf: number | undefined;
};

export function BoardControls({ playback, callsOf, ...screen }: BoardControlsProps) {
  return (
    <ScreenControls {...screen} shortcuts={copy.fullScreen.shortcuts} home={paths.home.href()}>
      {callsOf !== undefined && (
        <IconButton
          title={copy.fullScreen.calls}
          component={Link}
          to={callsHref(callsOf)}
          color="inherit"
        >
          <CallsIcon />
        </IconButton>
      )}
      <ScreenControl
        label={copy.fullScreen.previous}
        keys="ArrowLeft"
        onClick={() => playback.step(-1)}
      >
        <ChevronLeftIcon />
      </ScreenControl>
      <ScreenControl
        label={playback.isPlaying ? copy.pause : copy.play}
        keys="Space"
        onClick={playback.toggle}
      >
        {playback.isPlaying ? <PauseIcon /> : <PlayIcon />}
      </ScreenControl>
      <ScreenControl
        label={copy.fullScreen.next}
        keys="ArrowRight"
        onClick={() => playback.step(1)}
      >
        <ChevronRightIcon />
      </ScreenControl>
    </ScreenControls>
  );
}
