import {
  Box,
  Button,
  Card,
  Container,
  GlobalStyles,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useClub } from '../../../session/useSession.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { CopyButton } from '../../../ui/page/CopyButton.tsx';
import { ShareButton } from '../../../ui/page/ShareButton.tsx';
import { LocalAddressNotice } from '../../../ui/states/LocalAddressNotice.tsx';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { copy } from '../copy.ts';
import { InviteSheet } from './InviteSheet.tsx';
import { printStyle } from '../../../ui/styles/printStyle.ts';
import { pageUrl } from '../../../lib/urls/pageUrl.ts';

/**
 * Returns the URL of the form that joins a club, with the club's ID filled in but never its PIN.
 */
export const inviteUrl = (clubId: number): string =>
  pageUrl(`${paths.profile.href()}?${new URLSearchParams({ gh: String(clubId) }).toString()}`);

const { invite } = copy;

export default function InvitePage() {
  const club = useClub();
  usePageTitle(invite.title, invite.summary);
  const url = club ? inviteUrl(club.id) : '';
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), {
    noSsr: true,
  });
  return (
    <>
      <GlobalStyles styles={printStyle} />
      <WorkHeader
        title={invite.title}
        detail={club?.name}
        fallback={paths.schoolClubParticipants.href()}
        action={
          club && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {!isPhone && <PrintButton {...first} />}
              <ShareButton
                title={invite.shared(club.name)}
                text={invite.sharedText(club.name)}
                url={url}
                {...(isPhone && first)}
              />
            </Box>
          )
        }
      />
      {club && (
        <Container sx={{ py: { xs: 2, md: 3 } }}>
          <LocalAddressNotice url={url} />
          <Typography
            className="no-print"
            sx={{ color: 'text.secondary', maxWidth: '68ch', mb: 2 }}
          >
            {invite.lead}
          </Typography>
          <Box sx={layout}>
            <Note title={invite.linkTitle} text={invite.linkText}>
              <Box sx={{ display: 'flex', alignItems: 'center', mt: 1 }}>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                  {url}
                </Typography>
                <CopyButton
                  text={url}
                  label={invite.copyLinkHere}
                  copiedMessage={invite.linkCopied}
                />
              </Box>
            </Note>
            <Note title={invite.pinTitle} text={invite.pinText}>
              <Button
                variant="outlined"
                component={Link}
                to={paths.schoolClubDashboard.href()}
                sx={{ mt: 2 }}
              >
                {invite.toDashboard}
              </Button>
            </Note>
            <Box sx={sheetPosition}>
              {isPhone && <PrintButton {...second} />}
              <InviteSheet club={club} url={url} />
            </Box>
          </Box>
        </Container>
      )}
    </>
  );
}

/** A phone rather sends the link than prints the sheet. */
const first = { variant: 'contained', color: 'gold' } as const;
const second = { variant: 'outlined' } as const;

const PrintButton = (look: typeof first | typeof second) => (
  <Button
    {...look}
    className="no-print"
    startIcon={<PrintIcon />}
    sx={{ justifySelf: 'start' }}
    onClick={() => window.print()}
  >
    {invite.print}
  </Button>
);

function Note({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: React.ReactNode;
}) {
  return (
    <Card component="section" className="no-print" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      {children}
    </Card>
  );
}

/** On phones, the link that is shared and the PIN come before the sheet that is printed. */
const layout = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(280px, 360px)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  '@media print': { display: 'block' },
};

const sheetPosition = {
  display: 'grid',
  rowGap: 2,
  gridColumn: { lg: 1 },
  gridRow: { lg: '1 / span 2' },
  '@media print': { display: 'block' },
};
