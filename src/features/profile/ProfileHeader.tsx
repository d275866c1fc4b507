import { Box, Button, Container, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { BoardSection } from '../../ui/page/BoardSection.tsx';
import { cutCorner } from '../../ui/styles/styles.ts';
import { Picture, pictureSizes } from '../../ui/artwork/Picture.tsx';
import defaultProfileBanner from '../../ui/pictures/defaultProfileBanner.svg';
import defaultUser from '../../ui/pictures/defaultUser.svg';
import { copy } from './copy.ts';
import { EditPictureButton } from './picture/EditPictureButton.tsx';
import { bannerKind, profilePictureKind } from './picture/pictureKinds.ts';

type ProfileHeaderProps = {
  /** Undefined while it is loading. */
  name: string | undefined;
  /** What the participant signs in with: undefined while it is loading, null if it is not known. */
  account: string | null | undefined;
  pictureUrl: string | null;
  bannerUrl: string | null;
};

export function ProfileHeader({ name, account, pictureUrl, bannerUrl }: ProfileHeaderProps) {
  return (
    <BoardSection component="header">
      <Container sx={layout}>
        <Box sx={{ position: 'relative', gridColumn: { md: 2 } }}>
          <Box sx={bannerFrame}>
            <Picture
              path={bannerUrl}
              fallback={defaultProfileBanner}
              alt={bannerUrl ? copy.pictures.banner(name ?? '') : ''}
              ratio="1632 / 400"
              sizes={pictureSizes.page}
              eager
            />
          </Box>
          <Box sx={{ position: 'absolute', right: { xs: 8, md: 12 }, bottom: { xs: 8, md: 12 } }}>
            <EditPictureButton kind={bannerKind} label={copy.pictures.editBanner} showLabel />
          </Box>
        </Box>
        <Stack
          direction="row"
          sx={{
            gap: { xs: 2.5, sm: 3, md: 4 },
            pl: { xs: 1, sm: 3, md: 1 },
            gridRow: { md: 1 },
            alignItems: { xs: 'flex-start', md: 'center' },
          }}
        >
          <Box
            sx={{
              position: 'relative',
              flexShrink: 0,
              width: { xs: 100, sm: 120, md: 128 },
              mt: { xs: '-32px', sm: '-44px', md: 0 },
            }}
          >
            <Box sx={pictureRing}>
              <Picture
                path={pictureUrl}
                fallback={defaultUser}
                alt={copy.pictures.photo(name ?? '')}
                ratio="1"
                sizes="(min-width: 900px) 128px, (min-width: 600px) 120px, 100px"
                eager
              />
            </Box>
            <Box
              sx={{
                position: 'absolute',
                right: -6,
                bottom: -6,
              }}
            >
              <EditPictureButton kind={profilePictureKind} label={copy.pictures.editPhoto} />
            </Box>
          </Box>
          <Box sx={{ minWidth: 0, flex: 1, pt: 1 }}>
            <Typography variant="overline" component="p" sx={{ color: 'gold.main' }}>
              {copy.page.eyebrow}
            </Typography>
            {name === undefined ? (
              <Typography variant="h1" component="div" sx={nameStyles}>
                <Skeleton width="min(80%, 320px)" />
              </Typography>
            ) : (
              <Typography variant="h1" tabIndex={-1} sx={nameStyles}>
                {name}
              </Typography>
            )}
            {account !== null && (
              <Typography
                variant="body2"
                sx={(theme) => ({
                  mt: 0.75,
                  color: theme.vars.palette.board.muted,
                  overflowWrap: 'anywhere',
                })}
              >
                {account ?? <Skeleton width="min(60%, 220px)" />}
              </Typography>
            )}
            <Button
              component={Link}
              to={paths.profileSecurity.href()}
              color="inherit"
              size="small"
              startIcon={<LockIcon />}
              sx={{ ml: -1.25, minHeight: 44 }}
            >
              {copy.page.security}
            </Button>
          </Box>
        </Stack>
      </Container>
    </BoardSection>
  );
}

/** The whole banner: above who it is, beside it where there is room. */
const layout = {
  pt: { xs: 1, md: 2 },
  pb: { xs: 0.5, md: 2 },
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'center',
  columnGap: 4,
};

const nameStyles = { fontSize: { xs: '1.375rem', md: '1.75rem' }, overflowWrap: 'anywhere' };

const bannerFrame = (theme: Theme) => ({
  ...cutCorner(32),
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.board.line}`,
});

/** Looks like a solder pad: a gold and copper ring around the picture. */
const pictureRing = ({ vars: { palette } }: Theme) => ({
  borderRadius: '50%',
  p: '4px',
  boxShadow: `0 0 0 6px ${palette.board.main}`,
  background: `linear-gradient(135deg, ${palette.gold.main}, ${palette.secondary.main})`,
  '& img': {
    borderRadius: '50%',
    border: `4px solid ${palette.board.main}`,
    backgroundClip: 'padding-box',
  },
});
