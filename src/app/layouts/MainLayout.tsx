import { useId } from 'react';
import { Box } from '@mui/material';
import { Outlet, useMatches } from 'react-router-dom';
import { headerHeight } from '../../ui/measures.ts';
import { ClubNav } from './ClubNav.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { isClubScreen } from './layoutOf.ts';
import { railWidth } from './measures.ts';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useSidebar } from './useSidebar.ts';

/** The layout of every page that does not name another: header, sidebar, the page, footer. */
export function MainLayout() {
  const id = useId();
  const { ref, open, toggle } = useSidebar();
  const onClubScreen = isClubScreen(useMatches());
  return (
    <>
      <SkipLink />
      <Header sidebar={{ id, open, onToggle: toggle }} />
      <Sidebar id={id} open={open} ref={ref} />
      <Box sx={{ pl: { md: `${railWidth}px` } }}>
        {onClubScreen && <ClubNav />}
        {/* As high as the window, so that the footer does not jump while a page loads. */}
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ minHeight: `calc(100svh - ${headerHeight}px)` }}
        >
          <Outlet />
        </Box>
        <Footer />
      </Box>
    </>
  );
}
