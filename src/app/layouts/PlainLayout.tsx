import type { ReactNode } from 'react';
import { Box, Container } from '@mui/material';
import { Outlet } from 'react-router-dom';
import { BoardSection } from '../../ui/page/BoardSection.tsx';
import { CircuitTraces } from '../../ui/artwork/CircuitTraces.tsx';
import { Copyright } from './footer/Copyright.tsx';
import { SearchButton } from './header/SearchButton.tsx';
import { HomeLink } from './HomeLink.tsx';

/**
 * The layout of error and not-found pages: the logo, the search and the message. With children it
 * shows the error of another layout, so it leaves out the search, which may have thrown it.
 */
export function PlainLayout({ children }: { children?: ReactNode }) {
  return (
    <BoardSection component="div" backdrop={<CircuitTraces />}>
      <Container
        maxWidth="md"
        sx={{ minHeight: '100svh', display: 'flex', flexDirection: 'column' }}
      >
        <Box
          component="header"
          sx={{ py: 2, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <HomeLink />
          {!children && <SearchButton />}
        </Box>
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flexGrow: 1, display: 'grid', alignItems: 'center', py: 4 }}
        >
          {children ?? <Outlet />}
        </Box>
        <Box component="footer" sx={{ py: 3 }}>
          <Copyright />
        </Box>
      </Container>
    </BoardSection>
  );
}
