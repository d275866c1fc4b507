import { Avatar, Box, Button, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { storageUrl } from '../../lib/storageUrl.ts';
import { paths } from '../../paths.ts';
import { type Session, useSession, useStoredClub } from '../../session/useSession.ts';
import defaultTeamLogo from '../../ui/pictures/defaultTeamLogo.svg';
import defaultUser from '../../ui/pictures/defaultUser.svg';
import { useProfileSync } from '../useProfileSync.ts';
import { useSignOut } from '../useSignOut.ts';
import { copy } from './copy.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { narrowest } from './measures.ts';

/** The header's right end: the ways in for a visitor, the account for whoever is signed in. */
export function HeaderAccount() {
  useStoredClub();
  useProfileSync();
  const session = useSession();
  return session.kind === 'visitor' ? <VisitorAccount /> : <SignedInAccount session={session} />;
}

function VisitorAccount() {
  return (
    <>
      <HeaderMenu label={copy.header.login}>
        {(close) => [
          <MenuItem key="participant" component={Link} to={paths.signIn.href()} onClick={close}>{copy.header.loginParticipant}</MenuItem>,
          <MenuItem key="club" component={Link} to={paths.schoolClubLogin.href()} onClick={close}>{copy.header.loginSchoolClub}</MenuItem>,
        ]}
      </HeaderMenu>
      <Button variant="contained" color="gold" component={Link} to={paths.signUp.href()} sx={{ px: { xs: 1.5, sm: 2.25 }, [narrowest]: { px: 0.75 } }}>
        {copy.header.register}
      </Button>
    </>
  );
}

type SignedIn = Exclude<Session, { kind: 'visitor' }>;

function SignedInAccount({ session }: { session: SignedIn }) {
  const signOut = useSignOut();
  const profile = session.kind === 'participant' ? paths.profile : paths.schoolClubDashboard;
  return (
    <HeaderMenu label={<AccountLabel session={session} />} name={copy.header.account(session.name)}>
      {(close) => [
        <MenuItem key="profile" component={Link} to={profile.href()} onClick={close}>{copy.header.profile}</MenuItem>,
        <MenuItem
          key="logout"
          onClick={() => {
            close();
            signOut(session.kind);
          }}
        >
          {copy.header.logout}
        </MenuItem>,
      ]}
    </HeaderMenu>
  );
}

function AccountLabel({ session }: { session: SignedIn }) {
  const [picture, fallback] = session.kind === 'participant'
    ? [session.pictureUrl, defaultUser]
    : [session.logo, defaultTeamLogo];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Avatar
        alt=""
        src={picture ? storageUrl(picture) : fallback}
        sx={{ width: 34, height: 34, bgcolor: 'transparent', border: 2, borderColor: 'gold.main' }}
      >
        <Box component="img" src={fallback} alt="" sx={{ width: '100%', height: '100%' }} />
      </Avatar>
      <Box component="span" sx={{ maxWidth: { xs: 76, sm: 180 }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {session.name}
      </Box>
    </Box>
  );
}
