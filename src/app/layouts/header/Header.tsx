import { Box, IconButton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import { headerHeight } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';
import { HeaderAccount } from './HeaderAccount.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { largestText, largeText, narrowestScreen } from '../layoutConstants.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useIsScrolledPast } from './useIsScrolledPast.ts';

const scrollThreshold = 100;

type HeaderProps = {
  sidebar: { id: string; open: boolean; onToggle: () => void };
};

/**
 * The sticky top bar: dark like a board section at the top of the page, paper-coloured after
 * scrolling.
 */
export function Header({ sidebar }: HeaderProps) {
  const isScrolled = useIsScrolledPast(scrollThreshold);
  return (
    <Box
      component="header"
      data-scrolled={isScrolled}
      sx={(theme) => ({
        position: 'sticky',
        top: 0,
        zIndex: theme.zIndex.appBar,
        height: headerHeight,
        transition: 'background-color 200ms, box-shadow 200ms',
        ...(isScrolled ? paperStyles(theme) : boardStyles(theme)),
      })}
    >
      {/* On the board background everything uses the dark colour scheme. */}
      <Box
        data-color-scheme={isScrolled ? undefined : 'dark'}
        sx={{
          display: 'flex',
          gap: { xs: 0.25, sm: 1 },
          height: '100%',
          alignItems: 'center',
          px: { xs: 1, md: 2 },
          [narrowestScreen]: { px: 0.5 },
          containerType: 'inline-size',
          [largeText]: largeTextStyles,
        }}
      >
        <SidebarToggle {...sidebar} />
        {/* On phones the logo mark is shown without the name. */}
        <Box
          sx={{
            flexGrow: 1,
            minWidth: 0,
            '@media (max-width: 449.95px)': { '& span': { display: 'none' } },
            [largestText]: { '& a': { display: 'none' } },
          }}
        >
          <HomeLink />
        </Box>
        <SearchButton />
        <HeaderAccount />
      </Box>
      <NavigationProgress />
    </Box>
  );
}

/** The words keep the size that the reader has chosen; the icons and the space around them do not. */
const largeTextStyles = {
  '& svg': { fontSize: '24px' },
  '& > button:not(.MuiButton-root), & .MuiIconButton-root': {
    p: 0,
    width: '40px',
    minWidth: '40px',
  },
  '& .MuiButton-root': {
    flexShrink: 0,
    minWidth: 0,
    px: '6px',
    fontSize: 'min(0.9375rem, 7.2cqi)',
  },
  '& .MuiButton-endIcon': { display: 'none' },
};

function boardStyles(theme: Theme) {
  return {
    backgroundColor: theme.vars.palette.board.deep,
    color: theme.vars.palette.board.contrastText,
    boxShadow: `inset 0 -1px 0 ${theme.vars.palette.board.line}`,
    '--focus-ring': theme.vars.palette.gold.main,
  };
}

function paperStyles(theme: Theme) {
  return {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: `inset 0 -2px 0 ${theme.vars.palette.secondary.main}, 0 4px 14px rgb(0 0 0 / 0.08)`,
  };
}

function SidebarToggle({ id, open, onToggle }: HeaderProps['sidebar']) {
  return (
    <IconButton
      color="inherit"
      aria-label={copy.sidebar.toggle}
      aria-expanded={open}
      aria-controls={id}
      onClick={onToggle}
      data-sidebar-toggle
    >
      {open ? <MenuOpenIcon /> : <MenuIcon />}
    </IconButton>
  );
}
