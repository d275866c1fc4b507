import { Box, Skeleton, Typography } from '@mui/material';
import type { ClubSummary } from '../../../openapi/schema.d.ts';
import { Picture } from '../../ui/artwork/Picture.tsx';
import defaultLogo from '../../ui/pictures/defaultTeamLogo.svg';
import { copy } from './copy.ts';

/** The club that has invited the visitor; its name and logo are undefined while they are loading. */
type InvitingClubProps = { club: Pick<ClubSummary, 'name' | 'logo'> | undefined };

export function InvitingClub({ club }: InvitingClubProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2 }}>
      <Box sx={{ width: { xs: 52, md: 88 }, flexShrink: 0 }}>
        <Picture
          path={club?.logo}
          fallback={defaultLogo}
          alt=""
          ratio="1"
          sizes="(min-width: 900px) 88px, 52px"
          fit="contain"
          eager
        />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="overline" component="p" sx={{ color: 'gold.main', lineHeight: 1.5 }}>
          {copy.invitation.from}
        </Typography>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {club?.name ?? <Skeleton width="min(12em, 80%)" />}
        </Typography>
      </Box>
    </Box>
  );
}
