import type { ReactNode } from 'react';
import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { clubHref } from '../../lib/clubs/clubSlug.ts';
import { BoardSection } from '../../ui/page/BoardSection.tsx';
import { CopyButton } from '../../ui/page/CopyButton.tsx';
import { Picture } from '../../ui/artwork/Picture.tsx';
import defaultLogo from '../../ui/pictures/defaultTeamLogo.svg';
import { copy } from './copy.ts';

type ClubCardProps = {
  club: { id: number; name: string; logo: string | null };
  code: string | undefined;
  /** Shown beside the plate with the logo and the codes. */
  children: ReactNode;
};

export function ClubCard({ club, code, children }: ClubCardProps) {
  const id = String(club.id);
  return (
    <Card sx={card}>
      <BoardSection component="div">
        <Box className="plate">
          <Box className="logo">
            <Picture
              path={club.logo}
              fallback={defaultLogo}
              alt={copy.page.logo(club.name)}
              ratio="1"
              sizes="(min-width: 900px) 120px, 96px"
              fit="contain"
            />
          </Box>
          <Box component="dl" className="keys">
            <Typography component="dt" variant="overline" lang="en">
              {copy.club.id}
            </Typography>
            <Typography component="dd" variant="h1" className="id">
              <Box component="span" sx={{ userSelect: 'all' }}>
                {id}
              </Box>
              <CopyButton text={id} label={copy.club.copyId} copiedMessage={copy.club.idCopied} />
            </Typography>
            <Typography component="dt" variant="overline">
              {copy.club.code}
            </Typography>
            <Typography component="dd" variant="h4" className="code">
              <Box component="span" translate="no" sx={{ userSelect: 'all' }}>
                {code || copy.club.unknownCode}
              </Box>
              {code && (
                <CopyButton
                  text={code}
                  label={copy.club.copyCode}
                  copiedMessage={copy.club.codeCopied}
                />
              )}
            </Typography>
          </Box>
          <Box className="foot">
            <Typography variant="body2">{copy.club.joinHint}</Typography>
            <MuiLink
              component={Link}
              to={clubHref(club, undefined)}
              variant="body2"
              underline="always"
            >
              {copy.club.publicPage}
            </MuiLink>
          </Box>
        </Box>
      </BoardSection>
      <Box sx={{ p: { xs: 2, sm: 3, md: 4 }, minWidth: 0 }}>{children}</Box>
    </Card>
  );
}

function card({ breakpoints, vars: { palette } }: Theme) {
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > header, & > div:first-of-type': { minHeight: '100%' },
    [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 360px) minmax(0, 1fr)' },
    '& .plate': {
      display: 'grid',
      columnGap: '20px',
      rowGap: '16px',
      p: '20px',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      alignItems: 'start',
      [breakpoints.only('sm')]: { gridTemplateColumns: '96px auto minmax(0, 1fr)' },
      [breakpoints.up('md')]: { p: '28px', gridTemplateColumns: '120px minmax(0, 1fr)' },
    },
    '& .keys': {
      m: 0,
      '& dd': {
        m: 0,
        display: 'flex',
        alignItems: 'center',
        minHeight: 44,
        overflowWrap: 'anywhere',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    '& .keys dt': { color: palette.board.muted },
    '& .id': { color: palette.gold.main },
    '& .code': { letterSpacing: '0.08em' },
    '& .foot': {
      gridColumn: '1 / -1',
      [breakpoints.only('sm')]: { gridColumn: 3 },
      color: palette.board.muted,
      '& a': {
        color: 'inherit',
        display: 'inline-block',
        py: '8px',
        fontWeight: 600,
        '&:hover': { color: palette.board.contrastText },
      },
    },
  } as const;
}
