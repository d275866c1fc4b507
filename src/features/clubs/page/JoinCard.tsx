import { useId } from 'react';
import { Button, Card, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useGetMembershipQuery } from '../../../api/participantAccount.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/useSession.ts';
import { copy } from '../copy.ts';

/** How to join a club; for a member, that it is theirs. */
export function JoinCard({ clubId }: { clubId: number }) {
  const headingId = useId();
  const isParticipant = useSession().kind === 'participant';
  const membership = useGetMembershipQuery(undefined, { skip: !isParticipant }).currentData;
  const words = membership?.clubId === clubId ? copy.detail.own : copy.detail.join;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={headingId} variant="h4" component="h2" sx={{ mb: 0.75 }}>
        {words.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {words.text}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={buttons}>
        <Button variant="outlined" component={Link} to={paths.profile.href()}>
          {copy.detail.toProfile}
        </Button>
        <Button variant="outlined" component={Link} to={paths.school.href()}>
          {copy.detail.toList}
        </Button>
      </Stack>
    </Card>
  );
}

/** Side by side where both have room. */
const buttons = { flexWrap: 'wrap', '& > *': { flex: '1 1 14rem' } };
