import { Avatar, Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { storageUrl } from '../../../lib/urls/storageUrl.ts';
import { paths } from '../../../paths.ts';
import {
  type Session,
  useClub,
  useSession,
  usePollStoredClub,
} from '../../../session/useSession.ts';
import defaultTeamLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import defaultUser from '../../../ui/pictures/defaultUser.svg';
import { leaveOrAsk } from '../../../ui/page/leaveQuestion.ts';
import { selectLinks } from '../../routes/pageRoute.ts';
import { siteRoutes } from '../../routes/siteRoutes.ts';
import { useProfileSync } from '../../session/useProfileSync.ts';
import { useSignOut } from '../../session/useSignOut.ts';
import { ColorModeMenu } from './menu/ColorModeMenu.tsx';
import { copy } from '../copy.ts';
import { HeaderMenu } from './menu/HeaderMenu.tsx';
import { narrowestScreen } from '../layoutConstants.ts';
import type { HeaderMenuEntry } from './menu/headerMenuOptions.ts';
import { useColorModes } from './menu/useColorModes.ts';

const loginLinks = selectLinks(siteRoutes, 'loginMenu');

/** Sign-in and registration for visitors, the account menu for signed-in users. */
export function HeaderAccount() {
  usePollStoredClub();
  useProfileSync();
  const session = useSession();
  return session.kind === 'visitor' ? <VisitorAccount /> : <SignedInAccount session={session} />;
}

function VisitorAccount() {
  return (
    <Box data-account sx={{ display: 'contents' }}>
      <ColorModeMenu />
      <HeaderMenu label={copy.header.login} entries={loginLinks} />
      <Button
        variant="contained"
        color="gold"
        component={Link}
        to={paths.signUp.href()}
        sx={{ px: { xs: 1.5, sm: 2.25 }, [narrowestScreen]: { px: 0.75 } }}
      >
        {copy.header.register}
      </Button>
    </Box>
  );
}

type SignedInSession = Exclude<Session, { kind: 'visitor' }>;

const dashboard = paths.schoolClubDashboard.href();

/** The dashboard is to a club what the profile is to a participant. */
const screens: Record<SignedInSession['kind'], HeaderMenuEntry[]> = {
  participant: [{ to: paths.profile.href(), label: copy.header.profile }],
  club: selectLinks(siteRoutes, 'clubBar').map((link) =>
    link.to === dashboard ? { ...link, label: copy.header.profile } : link,
  ),
};

/** If both are signed in, the header shows the participant; this links to the club. */
const clubEntry = { to: dashboard, label: copy.club.open, isAfterDivider: true };

function SignedInAccount({ session }: { session: SignedInSession }) {
  const { kind, name } = session;
  const signOutNow = useSignOut();
  const signOut = (account: 'participant' | 'club') => leaveOrAsk(() => signOutNow(account));
  const { entries: colorModes } = useColorModes();
  const isClubSignedInToo = useClub() !== null && kind === 'participant';
  return (
    <HeaderMenu
      label={<AccountLabel session={session} />}
      name={copy.header.account(name)}
      entries={[
        ...screens[kind],
        ...colorModes.map((entry, index) => ({ ...entry, isAfterDivider: index === 0 })),
        { label: copy.header.logout, isAfterDivider: true, onSelect: () => signOut(kind) },
        ...(isClubSignedInToo
          ? [clubEntry, { label: copy.club.logout, onSelect: () => signOut('club') }]
          : []),
      ]}
    />
  );
}

function AccountLabel({ session }: { session: SignedInSession }) {
  const [picture, fallback] =
    session.kind === 'participant'
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
      <Box
        component="span"
        sx={{
          // On phones, what the rest of the header leaves.
          maxWidth: { xs: 'calc(100vw - 218px)', sm: 180 },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {session.name}
      </Box>
    </Box>
  );
}
