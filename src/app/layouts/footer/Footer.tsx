import { Box, Container, IconButton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link, useMatches } from 'react-router-dom';
import { brand } from '../../../brand.ts';
import { skippedOffscreen, lineStyles } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';
import { Copyright } from './Copyright.tsx';
import { FooterCallToAction } from './FooterCallToAction.tsx';
import { footerColumns, type FooterEntry, socialLinks } from './footerLinks.ts';
import { HomeLink } from '../HomeLink.tsx';
import { hasSmallFooter } from '../routeHandle.ts';

export function Footer() {
  const small = hasSmallFooter(useMatches());
  return (
    <Box component="footer" sx={skippedOffscreen({ xs: 896, sm: 690, md: 510 })}>
      <FooterCallToAction small={small} />
      <Box
        sx={(theme) => ({
          backgroundColor: theme.vars.palette.board.deep,
          color: theme.vars.palette.board.contrastText,
          '--focus-ring': theme.vars.palette.gold.main,
          borderTop: `3px solid ${theme.vars.palette.secondary.main}`,
        })}
      >
        <Container sx={{ pt: { xs: 3.5, md: 5 }, pb: 3 }}>
          <Box sx={columns}>
            <div>
              <Box sx={{ ml: -0.5 }}>
                <HomeLink />
              </Box>
              <Typography variant="body2" sx={{ color: 'board.muted', maxWidth: '36ch' }}>
                {brand.summary}
              </Typography>
              <Typography
                variant="overline"
                component="h2"
                sx={{ mt: 2, color: (theme) => theme.vars.palette.board.muted }}
              >
                {copy.footer.follow}
              </Typography>
              <SocialLinks />
            </div>
            <Box component="nav" aria-label={copy.footer.links}>
              {footerColumns.map(({ title, entries }) => (
                <div key={title}>
                  <LinkColumn title={title} entries={entries} />
                </div>
              ))}
            </Box>
          </Box>
          <Box
            component="hr"
            sx={{
              ...lineStyles,
              mt: 3,
              mb: 2.5,
              borderColor: (theme) => theme.vars.palette.board.line,
            }}
          />
          <Copyright />
        </Container>
      </Box>
    </Box>
  );
}

function LinkColumn({ title, entries }: { title: string; entries: FooterEntry[] }) {
  return (
    <>
      <Typography
        variant="overline"
        component="h2"
        sx={{ color: (theme) => theme.vars.palette.board.muted }}
      >
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {entries.map(({ label, to }) => (
          <li key={to} lang="en">
            <Box component={Link} to={to} sx={linkStyles}>
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}

function SocialLinks() {
  return (
    <Box component="ul" sx={{ display: 'flex', gap: 0.5, listStyle: 'none', m: 0, p: 0, ml: -1 }}>
      {socialLinks.map(({ label, href, Icon }) => (
        <li key={label}>
          {href ? (
            <IconButton
              color="inherit"
              aria-label={label}
              href={href}
              target="_blank"
              rel="noreferrer"
            >
              <Icon />
            </IconButton>
          ) : (
            <Box
              component="span"
              role="img"
              aria-label={label}
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 44,
                height: 44,
                color: (theme) => theme.vars.palette.board.muted,
              }}
            >
              <Icon />
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}

/** On phones the longest list of links is beside the two others. */
const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
  '& > nav': {
    display: 'grid',
    gap: { xs: 2, sm: 3 },
    gridTemplateColumns: {
      xs: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      sm: 'repeat(3, minmax(0, 1fr))',
    },
    '& > div:first-of-type': { gridRow: { xs: 'span 2', sm: 'auto' } },
  },
};

function linkStyles(theme: Theme) {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    color: theme.vars.palette.board.contrastText,
    textDecoration: 'none',
    [theme.breakpoints.down('sm')]: { minHeight: 44 },
    'a&:hover': { color: theme.vars.palette.gold.main, textDecoration: 'underline' },
  } as const;
}
