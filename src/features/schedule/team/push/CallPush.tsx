import { Box, Button, Typography } from '@mui/material';
import { useIsHydrated } from '../../../../ui/states/useIsHydrated.ts';
import { Notice } from '../../../../ui/states/Notice.tsx';
import { findObstacle } from './browserPush.ts';
import { copy } from './copy.ts';
import { type Followed, useCallPush } from './useCallPush.ts';

/** Offers to tell this browser of the calls of a team, also while the page is closed; says why it cannot. */
export function CallPush(followed: Followed) {
  // The server does not know the browser.
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  const obstacle = findObstacle();
  return (
    <Box component="section" aria-label={copy.section} sx={section}>
      {obstacle ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.obstacles[obstacle]}
        </Typography>
      ) : (
        <Choice {...followed} />
      )}
    </Box>
  );
}

function Choice(followed: Followed) {
  const { isFollowed, busy, outcome, change } = useCallPush(followed);
  return (
    <>
      <Button variant="outlined" loading={busy} onClick={() => void change()}>
        {isFollowed ? copy.unfollow : copy.follow}
      </Button>
      <div role="status">
        {outcome?.isError && (
          <Notice severity="warning" role="presentation">
            {outcome.text}
          </Notice>
        )}
        {!outcome?.isError && (outcome || isFollowed) && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {outcome?.text ?? copy.followed}
          </Typography>
        )}
      </div>
    </>
  );
}

const section = { '& > * + *': { mt: 1 } };
