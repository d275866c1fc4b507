import { useId } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import { pinLimits } from '../../../../openapi/limits.ts';
import { brand } from '../../../brand.ts';
import { LogoMark } from '../../../ui/artwork/LogoMark.tsx';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import { copy } from '../copy.ts';

const { invite } = copy;

type InviteSheetProps = {
  club: { id: number; name: string; logo: string | null };
  url: string;
};

/** A poster for the club's room: light in either color scheme, and printed as shown. */
export function InviteSheet({ club, url }: InviteSheetProps) {
  const headingId = useId();
  return (
    <Box component="article" aria-label={invite.sheet} data-color-scheme="light" sx={sheet}>
      <Box className="head">
        <Box className="logo">
          <Picture
            path={club.logo}
            fallback={defaultLogo}
            alt=""
            ratio="1 / 1"
            sizes="104px"
            fit="contain"
            eager
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="overline" className="call">
            {invite.headline}
          </Typography>
          <Typography variant="h2" className="club">
            {club.name}
          </Typography>
        </Box>
      </Box>
      <Box className="codes">
        <Box className="qr">
          <QRCodeSVG value={url} level="M" marginSize={2} title={invite.qr(url)} role="img" />
          <Typography variant="button" component="p">
            {invite.scan}
          </Typography>
        </Box>
        <Box className="numbers">
          <Typography variant="overline" component="p">
            {invite.id}
          </Typography>
          <Typography component="p" className="id">
            {club.id}
          </Typography>
          <Typography variant="overline" component="p">
            {invite.pin}
          </Typography>
          <Box className="pin" aria-hidden>
            {Array.from({ length: pinLimits.length }, (_, place) => (
              <span key={place} />
            ))}
          </Box>
          <Typography variant="caption" component="p">
            {invite.pinHint}
          </Typography>
        </Box>
      </Box>
      <Typography id={headingId} variant="h3">
        {invite.steps}
      </Typography>
      <Box component="ol" aria-labelledby={headingId}>
        <li>{invite.stepScan(url.replace(/^https?:\/\//, ''))}</li>
        <li>{invite.stepSignIn(brand.name)}</li>
        <li>{invite.stepPin(String(club.id))}</li>
      </Box>
      <Box className="foot">
        <LogoMark size={28} />
        {brand.name}
      </Box>
    </Box>
  );
}

function sheet(theme: Theme) {
  const {
    breakpoints,
    typography,
    vars: { palette },
  } = theme;
  return {
    // White paper would glare.
    '@media screen': theme.applyStyles('dark', { filter: 'brightness(0.93)' }),
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderTop: `10px solid ${palette.primary.main}`,
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.14)',
    p: 2,
    maxWidth: 820,
    width: '100%',
    justifySelf: 'center',
    [breakpoints.up('sm')]: { p: 5 },
    '& .head': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: 2.5,
      alignItems: 'center',
      mb: 3,
    },
    '& .logo': { width: 'clamp(64px, 14vw, 104px)' },
    '& .call': { color: palette.secondary.main },
    '& .club': {
      overflowWrap: 'anywhere',
      fontSize: { xs: '1.25rem', sm: typography.h2.fontSize },
    },
    '& .codes': {
      display: 'grid',
      gap: { xs: 2, sm: 3 },
      alignItems: 'center',
      mb: { xs: 3, sm: 4 },
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    },
    '& .qr': {
      textAlign: 'center',
      border: `2px solid ${palette.divider}`,
      p: { xs: 1, sm: 1.5 },
      maxWidth: 320,
      width: '100%',
      mx: 'auto',
      '& svg': { width: '100%', height: 'auto', display: 'block' },
    },
    '& .id': {
      ...typography.h1,
      fontSize: { xs: '2.5rem', sm: '4.5rem' },
      lineHeight: 1,
      mb: { xs: 1.5, sm: 3 },
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    '& .pin': {
      display: 'grid',
      gridTemplateColumns: `repeat(${pinLimits.length}, minmax(0, 52px))`,
      gap: { xs: 0.5, sm: 1 },
      mt: 1,
      mb: 0.5,
      '& span': { border: `2px solid ${palette.outline}`, aspectRatio: '4 / 5' },
    },
    '& ol': {
      ...typography.body1,
      fontSize: { xs: '0.9375rem', sm: '1.125rem' },
      pl: 3.5,
      my: 1.5,
      '& li': { mb: 1.25, pl: 0.5, overflowWrap: 'anywhere' },
      '& li::marker': { ...typography.h4, color: palette.secondary.main },
    },
    '& .foot': {
      ...typography.h5,
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      mt: 4,
      pt: 2,
      borderTop: `1px solid ${palette.divider}`,
      color: palette.primary.main,
    },
    '@media print': {
      border: 0,
      boxShadow: 'none',
      maxWidth: 'none',
      p: 0,
      printColorAdjust: 'exact',
      breakInside: 'avoid',
    },
  } as const;
}
