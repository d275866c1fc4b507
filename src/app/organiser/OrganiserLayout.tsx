import { Suspense } from 'react';
import { Box, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Outlet, useLocation } from 'react-router-dom';
import { organiserPaths } from '../../paths.ts';
import { useSignOutRequest } from '../../outbox/useSignOutRequest.tsx';
import { leaveOrAsk } from '../../ui/page/leaveQuestion.ts';
import { WaitingForOthers } from '../../outbox/WaitingForOthers.tsx';
import { useWaitingSender } from '../../outbox/useWaitingSender.ts';
import { useOrganiser } from '../../session/useSession.ts';
import { useUnexpectedErrors } from '../../ui/unexpectedErrors/useUnexpectedErrors.ts';
import { headerHeight } from '../../ui/styles/styles.ts';
import { Copyright } from '../layouts/footer/Copyright.tsx';
import { HeaderMenu } from '../layouts/header/menu/HeaderMenu.tsx';
import { NavigationProgress } from '../layouts/header/NavigationProgress.tsx';
import { useColorModes } from '../layouts/header/menu/useColorModes.ts';
import { WorkNav } from '../layouts/header/WorkNav.tsx';
import { HomeLink } from '../layouts/HomeLink.tsx';
import { SkipLink } from '../layouts/SkipLink.tsx';
import { organiserRoutes } from '../routes/organiserRoutes.ts';
import { selectLinks } from '../routes/pageRoute.ts';
import { copy } from './copy.ts';
import { useOrganiserSignOut } from './useOrganiserSignOut.ts';

const screens = selectLinks(organiserRoutes, 'organiserBar');

/** Header, navigation and footer of the organisers' pages. */
export function OrganiserLayout() {
  useUnexpectedErrors();
  return (
    <>
      <SkipLink />
      <OrganiserHeader />
      <WorkNav label={copy.screens} screens={screens} currentPath={useLocation().pathname} />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ minHeight: `calc(100svh - ${headerHeight}px)`, pb: 4, outline: 'none' }}
      >
        <Box sx={{ '&:not(:empty)': { px: 2, pt: 2 } }}>
          <WaitingForOthers />
        </Box>
        <Suspense>
          <Outlet />
        </Suspense>
      </Box>
      <Box component="footer" data-color-scheme="dark" sx={footerStyles}>
        <Copyright />
      </Box>
    </>
  );
}

function OrganiserHeader() {
  const organiser = useOrganiser();
  const signOutNow = useOrganiserSignOut();
  const { request: signOut, dialog } = useSignOutRequest(() => leaveOrAsk(signOutNow));
  useWaitingSender();
  const { entries: colorModes } = useColorModes();
  const name = organiser?.name ?? '';
  return (
    <Box component="header" data-color-scheme="dark" sx={headerStyles}>
      <Stack direction="row" sx={{ height: '100%', alignItems: 'center', px: { xs: 1, md: 2 } }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <HomeLink />
          <Typography variant="overline" component="span" sx={areaStyles}>
            {copy.area}
          </Typography>
        </Box>
        <HeaderMenu
          label={
            <Box component="span" sx={nameStyles}>
              {name}
            </Box>
          }
          name={copy.account(name)}
          entries={[
            { to: organiserPaths.security.href(), label: copy.security },
            ...colorModes.map((entry, index) => ({ ...entry, isAfterDivider: index === 0 })),
            { label: copy.signOut, isAfterDivider: true, onSelect: signOut },
          ]}
        />
      </Stack>
      <NavigationProgress />
      {dialog}
    </Box>
  );
}

function headerStyles({ vars: { palette }, zIndex }: Theme) {
  return {
    position: 'sticky',
    top: 0,
    zIndex: zIndex.appBar,
    height: headerHeight,
    backgroundColor: palette.board.deep,
    color: palette.board.contrastText,
    boxShadow: `inset 0 -1px 0 ${palette.board.line}`,
    '--focus-ring': palette.gold.main,
  };
}

const footerStyles = {
  py: 2,
  px: 2,
  textAlign: 'center',
  backgroundColor: 'board.deep',
  color: 'board.contrastText',
};

const areaStyles = { color: 'gold.main', display: { xs: 'none', sm: 'inline' } };

const nameStyles = {
  // On phones, what the logo leaves.
  maxWidth: { xs: 'calc(100vw - 190px)', sm: 240 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
