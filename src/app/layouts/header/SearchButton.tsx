import { useRef } from 'react';
import { ButtonBase } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import SearchIcon from '@mui/icons-material/Search';
import { cutCorner, visuallyHidden } from '../../../ui/styles/styles.ts';
import { useIsHydrated } from '../../../ui/states/useIsHydrated.ts';
import { copy } from '../copy.ts';
import { useSearchDialog } from './useSearchDialog.ts';

/** The server does not know the visitor's keyboard. */
const readKeys = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

/** Opens the search, like Ctrl-K and Cmd-K. Code and data of the search are loaded only then. */
export function SearchButton() {
  const isHydrated = useIsHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const { Dialog, open, show, close, closeForNavigation } = useSearchDialog(button);
  return (
    <>
      <ButtonBase
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
        sx={buttonStyles}
      >
        <SearchIcon />
        <span>{copy.header.search}</span>
        <kbd aria-hidden>{isHydrated ? readKeys() : 'Ctrl K'}</kbd>
      </ButtonBase>
      {Dialog && <Dialog open={open} onClose={close} onNavigate={closeForNavigation} />}
    </>
  );
}

/** An icon on phones, shaped like a text field on wide screens. */
function buttonStyles(theme: Theme) {
  return {
    ...theme.typography.button,
    ...cutCorner(10),
    flexShrink: 0,
    gap: 1,
    color: 'inherit',
    justifyContent: { md: 'flex-start' },
    width: { xs: 44, sm: 'auto' },
    minWidth: { md: 208 },
    height: { xs: 44, sm: 40 },
    px: { sm: 1.5 },
    border: { md: `1px solid ${theme.vars.palette.outline}` },
    '&:hover': { backgroundColor: 'action.hover' },
    [theme.breakpoints.down('sm')]: { '& > span': visuallyHidden },
    '& kbd': {
      display: { xs: 'none', md: 'inline' },
      ml: 'auto',
      px: 0.75,
      fontFamily: 'inherit',
      fontSize: '0.75rem',
      lineHeight: '20px',
      borderRadius: '4px',
      border: `1px solid ${theme.vars.palette.outline}`,
    },
  };
}
