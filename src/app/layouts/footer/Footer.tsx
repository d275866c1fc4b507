import { Box, Container, Divider, Grid, IconButton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link, useMatches } from 'react-router-dom';
import { skippedOffscreen } from '../../../ui/skippedOffscreen.ts';
import { copy } from '../copy.ts';
import { Copyright } from './Copyright.tsx';
import { FooterCallToAction } from './FooterCallToAction.tsx';
import { type FooterEntry, footerColumns, socialLinks } from './footerLinks.ts';
import { HomeLink } from '../HomeLink.tsx';
import { hasSmallFooter } from '../routeHandle.ts';

export function Footer() {
  const small = hasSmallFooter(useMatches());
  return (
    <Box component="footer" lang="en" sx={skippedOffscreen({ xs: 850, sm: 620, md: 560 })}>
      <FooterCallToAction small={small} />
      <Box
        sx={(theme) => ({
          backgroundColor: theme.vars.palette.board.deep,
          color: theme.vars.palette.board.contrastText,
          '--focus-ring': theme.vars.palette.gold.main,
          borderTop: `3px solid ${theme.vars.palette.secondary.main}`,
        })}
      >
        <Container sx={{ pt: { xs: 5, md: 7 }, pb: 3 }}>
          <Grid container spacing={4}>
            <Grid size={{ xs: 12, md: 4 }}>
              <Box sx={{ ml: -0.5 }}>
                <HomeLink />
              </Box>
              <Typography
                variant="overline"
                component="h2"
                sx={{ mt: 3, color: (theme) => theme.vars.palette.board.muted }}
              >
                {copy.footer.follow}
              </Typography>
              <SocialLinks />
            </Grid>
            <Grid size={{ xs: 12, md: 8 }} component="nav" aria-label={copy.footer.links}>
              <Grid container spacing={3}>
                {footerColumns.map(({ title, entries }) => (
                  <Grid key={title} size={{ xs: 6, sm: 4 }}>
                    <LinkColumn title={title} entries={entries} />
                  </Grid>
                ))}
              </Grid>
            </Grid>
          </Grid>
          <Divider sx={{ mt: 5, mb: 2.5, borderColor: (theme) => theme.vars.palette.board.line }} />
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
        {entries.map((entry) => (
          <li key={entry.label}>
            <FooterLink {...entry} />
          </li>
        ))}
      </Box>
    </>
  );
}

function FooterLink({ label, to, href }: FooterEntry) {
  if (to)
    return (
      <Box component={Link} to={to} sx={linkStyles}>
        {label}
      </Box>
    );
  if (href)
    return (
      <Box component="a" href={href} target="_blank" rel="noreferrer" sx={linkStyles}>
        {label}
      </Box>
    );
  return (
    <Box component="span" sx={[linkStyles, (theme) => ({ color: theme.vars.palette.board.muted })]}>
      {label}
    </Box>
  );
}

function SocialLinks() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={0.5}
      sx={{ listStyle: 'none', m: 0, p: 0, ml: -1 }}
    >
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
    </Stack>
  );
}

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
