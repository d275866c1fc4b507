import type { CSSProperties, Ref } from 'react';
import { Box, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useListCategoriesQuery } from '../../../api/categories.ts';
import { paths } from '../../../paths.ts';
import { headerHeight, lineStyles } from '../../../ui/styles/styles.ts';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultTeamLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import { selectLinks } from '../../routes/pageRoute.ts';
import { siteRoutes } from '../../routes/siteRoutes.ts';
import { copy } from '../copy.ts';
import { railWidth, sidebarWidth } from '../layoutConstants.ts';
import { SidebarLink } from './SidebarLink.tsx';

const topLinks = selectLinks(siteRoutes, 'sidebarTop');
const pageLinks = selectLinks(siteRoutes, 'sidebar');

type SidebarProps = { id: string; open: boolean; ref: Ref<HTMLElement> };

/**
 * The main menu: on wide windows a rail of icons that expands over the page, with names under the
 * icons where there is room; on narrow ones hidden until it is opened.
 */
export function Sidebar({ id, open, ref }: SidebarProps) {
  const { data } = useListCategoriesQuery();
  const categoryCount = data?.data.length ?? loadingCount;
  return (
    <>
      <Box
        component="nav"
        id={id}
        ref={ref}
        aria-label={copy.sidebar.name}
        data-open={open}
        style={{ '--entries': topLinks.length + categoryCount + pageLinks.length } as CSSProperties}
        sx={sidebarStyles}
      >
        {topLinks.map(({ to, label, Icon }) => (
          <SidebarLink key={to} to={to} label={label} picture={Icon && <Icon />} open={open} />
        ))}
        <Box component="hr" sx={{ ...lineStyles, my: 1, mx: 2 }} />
        <CategoryLinks open={open} />
        <Box component="hr" sx={{ ...lineStyles, my: 1, mx: 2 }} />
        <Box component="ul" aria-label={copy.sidebar.pages} sx={listStyles}>
          {pageLinks.map(({ to, label, Icon }) => (
            <li key={to} lang="en">
              <SidebarLink to={to} label={label} picture={Icon && <Icon />} open={open} />
            </li>
          ))}
        </Box>
      </Box>
      <Box aria-hidden data-open={open} sx={backdropStyles} />
    </>
  );
}

/** How many categories there are taken to be until they are known. */
const loadingCount = 6;

function CategoryLinks({ open }: { open: boolean }) {
  const { data, isLoading } = useListCategoriesQuery();
  return (
    <Box component="ul" aria-label={copy.sidebar.categories} sx={categoryListStyles}>
      {isLoading &&
        Array.from({ length: loadingCount }, (_, index) => (
          <Box component="li" key={index} sx={{ px: { xs: 2, lg: 3 }, py: { xs: 0.25, lg: 0.75 } }}>
            <Skeleton variant="rounded" width={44} height={44} />
          </Box>
        ))}
      {data?.data.map((category) => (
        <li key={category.id}>
          <SidebarLink
            to={paths.category.href({ id: category.id })}
            label={category.name}
            picture={<CategoryLogo name={category.name} logo={category.logo} />}
            open={open}
          />
        </li>
      ))}
    </Box>
  );
}

function CategoryLogo({ name, logo }: { name: string; logo: string | null }) {
  return (
    <Box component="span" sx={logoStyles}>
      <Picture
        path={logo}
        fallback={defaultTeamLogo}
        alt={name}
        ratio="1"
        sizes="52px"
        fit="contain"
      />
    </Box>
  );
}

/** Cuts the ring of a logo off, so that what is inside can be told apart at this size. */
const logoStyles = {
  display: 'block',
  width: { xs: 40, lg: 30 },
  borderRadius: '50%',
  overflow: 'clip',
  '& img': { transform: 'scale(1.28)' },
};

const listStyles = { listStyle: 'none', m: 0, p: 0 };

/** Of many categories some are scrolled to: the pages below them stay in sight. */
const categoryListStyles = {
  ...listStyles,
  flex: '0 1 auto',
  minHeight: 160,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
};

function sidebarStyles(theme: Theme) {
  return {
    position: 'fixed',
    top: headerHeight,
    bottom: 0,
    left: 0,
    zIndex: theme.zIndex.appBar - 1,
    py: 1,
    display: 'flex',
    flexDirection: 'column',
    '& > *': { flexShrink: 0 },
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    backgroundColor: theme.vars.palette.background.paper,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
    width: railWidth.md,
    [theme.breakpoints.up('lg')]: { width: railWidth.lg },
    transition: 'width 180ms ease-out',
    '&&[data-open="true"]': { width: sidebarWidth, boxShadow: theme.shadows[8] },
    [theme.breakpoints.down('md')]: {
      width: sidebarWidth,
      maxWidth: '84vw',
      transform: 'translateX(-101%)',
      visibility: 'hidden',
      transition: 'transform 200ms ease-out, visibility 200ms',
      // Pictures without a box are not fetched before the sidebar is opened.
      '& img': { transition: 'display 200ms allow-discrete' },
      '&:not([data-open="true"]) img': { display: 'none' },
      '&[data-open="true"]': { width: sidebarWidth, transform: 'none', visibility: 'visible' },
    },
  } as const;
}

function backdropStyles(theme: Theme) {
  return {
    position: 'fixed',
    inset: 0,
    top: headerHeight,
    zIndex: theme.zIndex.appBar - 2,
    backgroundColor: 'rgb(4 16 12 / 0.55)',
    opacity: 0,
    visibility: 'hidden',
    transition: 'opacity 200ms, visibility 200ms',
    '&[data-open="true"]': { opacity: 1, visibility: 'visible' },
    [theme.breakpoints.up('md')]: { display: 'none' },
  } as const;
}
