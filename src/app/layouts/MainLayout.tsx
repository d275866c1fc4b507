import { Suspense, useEffect, useId } from 'react';
import { Box } from '@mui/material';
import { Outlet, useMatches } from 'react-router-dom';
import { clubNavHeight, headerHeight } from '../../ui/styles/styles.ts';
import { lazyPart } from '../../ui/states/lazyPart.tsx';
import { useLoaded } from '../../ui/states/useLoaded.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { isClubScreen } from './routeHandle.ts';
import { railWidth } from './layoutConstants.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useSidebar } from './sidebar/useSidebar.ts';

/** Visitors have no use for it; its place is there from the first paint. */
const ClubNav = lazyPart(
  async () => ({ default: (await import('./header/ClubNav.tsx')).ClubNav }),
  <Box data-club-nav sx={{ height: clubNavHeight, bgcolor: 'board.deep' }} />,
);

const loadListener = async () =>
  (await import('../../ui/unexpectedErrors/listenForUnexpectedErrors.ts'))
    .listenForUnexpectedErrors;

/** As `useUnexpectedErrors`, with code of its own: this layout is that of visitors too. */
function useUnexpectedErrorsOfClub(isNeeded: boolean): void {
  const { loaded } = useLoaded(loadListener, { isNeeded, onFailure: () => undefined });
  useEffect(() => (isNeeded ? loaded?.() : undefined), [isNeeded, loaded]);
}

/**
 * The default layout: header, sidebar, page, footer. Nothing in the boundaries suspends: React takes
 * over what the server has rendered boundary by boundary, in tasks of their own.
 */
export function MainLayout() {
  const id = useId();
  const onClubScreen = isClubScreen(useMatches());
  useUnexpectedErrorsOfClub(onClubScreen);
  const { ref, open, toggle } = useSidebar({ takesFocus: onClubScreen });
  const sidebar = (
    <Suspense>
      <Sidebar id={id} open={open} ref={ref} />
    </Suspense>
  );
  return (
    <>
      <SkipLink />
      <Header sidebar={{ id, open, onToggle: toggle }} />
      {!onClubScreen && sidebar}
      <Box sx={{ pl: { md: `${railWidth.md}px`, lg: `${railWidth.lg}px` } }}>
        {onClubScreen && <ClubNav />}
        {/* At least as high as the window, so that the footer does not jump while a page loads. */}
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ minHeight: `calc(100svh - ${headerHeight}px)` }}
        >
          <Suspense>
            <Outlet />
          </Suspense>
        </Box>
        <Suspense>
          <Footer />
        </Suspense>
      </Box>
      {/* A club works with its own pages: the Tab key reaches them first. */}
      {onClubScreen && sidebar}
    </>
  );
}
