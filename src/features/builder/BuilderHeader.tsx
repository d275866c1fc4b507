import { Box, Button, Container, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import GroupAddIcon from '@mui/icons-material/GroupAddOutlined';
import { paths } from '../../paths.ts';
import { BackButton } from '../../ui/BackButton.tsx';
import { BoardSection } from '../../ui/BoardSection.tsx';
import { cutCorner } from '../../ui/cutCorner.ts';
import { Picture } from '../../ui/Picture.tsx';
import { pictureSizes } from '../../ui/pictureSizes.ts';
import defaultTeamBanner from '../../ui/pictures/defaultTeamBanner.svg';
import { copy } from './copy.ts';
import { useClubBanner, useClubHeader } from './useClubHeader.ts';

export function BuilderHeader({ onCreate }: { onCreate: () => void }) {
  const { name, code } = useClubHeader();
  const banner = useClubBanner();
  return (
    <BoardSection component="header">
      <Container sx={{ pt: { xs: 1.5, md: 2.5 }, pb: { xs: 3, md: 4 } }}>
        <Box lang="en" sx={{ ml: -1, mb: { xs: 1, md: 1.5 } }}>
          <BackButton fallback={paths.schoolClubDashboard.href()} />
        </Box>
        <Box sx={bannerFrame}>
          <Picture
            path={banner}
            fallback={defaultTeamBanner}
            alt={banner ? copy.page.banner(name) : ''}
            ratio="1632 / 400"
            sizes={pictureSizes.page}
            eager
          />
        </Box>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{
            columnGap: { sm: 3, md: 4 },
            rowGap: 2,
            pl: { xs: 1.5, md: 4 },
            alignItems: 'flex-start',
          }}
        >
          <Box sx={codePlate}>
            <Typography variant="overline" component="p" lang="en" className="label">
              {copy.page.code}
            </Typography>
            <Typography component="p" translate="no" className="code">
              {code}
            </Typography>
          </Box>
          <Box sx={{ flex: 1, minWidth: 0, pt: { sm: 2.5 } }}>
            <Typography variant="overline" component="p" lang="en" sx={{ color: 'gold.main' }}>
              {copy.page.eyebrow}
            </Typography>
            <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
          </Box>
          <Button
            variant="contained"
            color="gold"
            size="large"
            lang="en"
            startIcon={<GroupAddIcon />}
            onClick={onCreate}
            sx={{ flexShrink: 0, alignSelf: 'flex-end', width: { xs: '100%', sm: 'auto' } }}
          >
            {copy.page.create}
          </Button>
        </Stack>
      </Container>
    </BoardSection>
  );
}

const bannerFrame = (theme: Theme) => ({
  ...cutCorner(32),
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.board.line}`,
});

/** The club code on a number plate that half overlaps the banner. */
function codePlate({ breakpoints, typography, vars: { palette } }: Theme) {
  return {
    ...cutCorner(16),
    position: 'relative',
    flexShrink: 0,
    mt: '-32px',
    px: 2.5,
    pt: 1,
    pb: 1.25,
    textAlign: 'center',
    backgroundColor: palette.board.deep,
    border: `2px solid ${palette.gold.main}`,
    boxShadow: `0 0 0 6px ${palette.board.main}`,
    [breakpoints.up('md')]: { mt: '-56px', px: 3.5, pt: 1.5, pb: 2 },
    '& .label': { color: palette.board.muted, lineHeight: 1.4 },
    '& .code': {
      ...typography.h2,
      fontSize: '2rem',
      lineHeight: 1.1,
      color: palette.gold.main,
      letterSpacing: '0.16em',
      mr: '-0.16em',
      userSelect: 'all',
      [breakpoints.up('md')]: { fontSize: '2.75rem' },
    },
  } as const;
}
