import { Avatar, Box, Button, Divider, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { storageUrl } from '../../lib/storageUrl.ts';
import { paths } from '../../paths.ts';
import type { AccountKind } from '../../session/sessionSlice.ts';
import { type Session, useClub, useSession, useStoredClub } from '../../session/useSession.ts';
import defaultTeamLogo from '../../ui/pictures/defaultTeamLogo.svg';
import defaultUser from '../../ui/pictures/defaultUser.svg';
import { useProfileSync } from '../useProfileSync.ts';
import { useSignOut } from '../useSignOut.ts';
import { clubScreens } from './clubScreens.ts';
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
          <MenuItem key="participant" component={Link} to={paths.signIn.href()} onClick={close}>
            {copy.header.loginParticipant}
          </MenuItem>,
          <MenuItem key="club" component={Link} to={paths.schoolClubLogin.href()} onClick={close}>
            {copy.header.loginSchoolClub}
          </MenuItem>,
        ]}
      </HeaderMenu>
      <Button
        variant="contained"
        color="gold"
        component={Link}
        to={paths.signUp.href()}
        sx={{ px: { xs: 1.5, sm: 2.25 }, [narrowest]: { px: 0.75 } }}
      >
        {copy.header.register}
      </Button>
    </>
  );
}

type Entry = { to: string; label: string };

const [dashboard, ...otherScreens] = clubScreens;

/**
 * Where each account's menu leads. The dashboard is to a club what the profile is to a participant.
 */
const entries: Record<AccountKind, Entry[]> = {
  participant: [{ to: paths.profile.href(), label: copy.header.profile }],
  club: [{ to: dashboard.to, label: copy.header.profile }, ...otherScreens],
};

/**
 * The header belongs to the participant where both are signed in; this leads to the club all the
 * same.
 */
const besideParticipant: Entry = { to: dashboard.to, label: copy.club.open };

type SignedIn = Exclude<Session, { kind: 'visitor' }>;

function SignedInAccount({ session }: { session: SignedIn }) {
  const signOut = useSignOut();
  const hasClubBeside = useClub() !== null && session.kind === 'participant';
  return (
    <HeaderMenu label={<AccountLabel session={session} />} name={copy.header.account(session.name)}>
      {(close) => {
        const entry = ({ to, label }: Entry) => (
          <MenuItem key={label} component={Link} to={to} onClick={close}>
            {label}
          </MenuItem>
        );
        const exit = (kind: AccountKind, label: string) => {
          const leave = () => {
            close();
            signOut(kind);
          };
          return (
            <MenuItem key={label} onClick={leave}>
              {label}
            </MenuItem>
          );
        };
        return [
          ...entries[session.kind].map(entry),
          exit(session.kind, copy.header.logout),
          ...(hasClubBeside
            ? [<Divider key="club" />, entry(besideParticipant), exit('club', copy.club.logout)]
            : []),
        ];
      }}
    </HeaderMenu>
  );
}

function AccountLabel({ session }: { session: SignedIn }) {
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
          maxWidth: { xs: 76, sm: 180 },
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
