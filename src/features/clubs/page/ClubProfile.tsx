import { type ReactNode, useId } from 'react';
import { Box, Button, Container, Skeleton, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { clubsOfRegion, paths } from '../../../paths.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { PageHeading } from '../../../ui/page/headings/PageHeading.tsx';
import { Picture, pictureSizes } from '../../../ui/artwork/Picture.tsx';
import defaultLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { ShareButton } from '../../../ui/page/ShareButton.tsx';
import { useScrollToHash } from '../../../ui/page/useScrollToHash.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { ClubCounts } from './ClubCounts.tsx';
import { ClubResults, tournamentsId } from './ClubResults.tsx';
import { ClubTeams } from './ClubTeams.tsx';
import { JoinCard } from './JoinCard.tsx';
import { clubBio, type ListedClub } from '../list/clubList.ts';
import { copy } from '../copy.ts';
import { useClubCounts } from '../list/useActiveClubs.ts';

export function ClubProfile({ club }: { club: ListedClub }) {
  usePageTitle(club.name, club.bio?.trim() || undefined);
  useScrollToHash();
  const counts = useClubCounts(club.id);
  return (
    <>
      <PageHeading
        eyebrow={[copy.detail.eyebrow, club.city].filter(Boolean).join(' · ')}
        title={copy.detail.welcome(club.name)}
        picture={
          <Picture
            path={club.logo}
            fallback={defaultLogo}
            alt={copy.detail.logo(club.name)}
            ratio="1 / 1"
            sizes={pictureSizes.heading}
            fit="contain"
            eager
          />
        }
        back={
          <>
            <BackButton fallback={paths.school.href()} />
            <ShareButton title={club.name} />
          </>
        }
      />
      <ProfileBody counts={<ClubCounts counts={counts} tournamentsHref={`#${tournamentsId}`} />}>
        <ClubResults clubId={club.id}>
          <Stack useFlexGap spacing={4} sx={aside}>
            <ClubTeams clubId={club.id}>
              <About bio={clubBio(club)} city={club.city} join={<JoinCard clubId={club.id} />} />
            </ClubTeams>
          </Stack>
        </ClubResults>
      </ProfileBody>
    </>
  );
}

export function ClubProfileSkeleton() {
  usePageTitle(copy.list.title);
  return (
    <>
      <PageHeading
        eyebrow={copy.detail.eyebrow}
        title={undefined}
        picture={
          <Skeleton
            variant="rounded"
            sx={{ width: '100%', height: 'auto', aspectRatio: '1 / 1' }}
          />
        }
        back={<BackButton fallback={paths.school.href()} />}
      />
      <Box role="status" sx={visuallyHidden}>
        {copy.detail.loading}
      </Box>
      <ProfileBody counts={<ClubCounts counts={undefined} />}>
        <Stack useFlexGap spacing={4} sx={aside}>
          <About
            bio={
              <>
                <Skeleton />
                <Skeleton width="70%" />
              </>
            }
          />
        </Stack>
      </ProfileBody>
    </>
  );
}

type ProfileBodyProps = { counts: ReactNode; children: ReactNode };

function ProfileBody({ counts, children }: ProfileBodyProps) {
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <Box sx={body}>
        <Box sx={{ gridArea: 'counts' }}>{counts}</Box>
        {children}
      </Box>
    </Container>
  );
}

/** On phones one column: the tournaments to come, the teams, the results. */
const body = {
  display: 'grid',
  columnGap: { md: 4, lg: 6 },
  rowGap: { xs: 4, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(280px, 360px)' },
  gridTemplateRows: { md: 'auto auto 1fr' },
  gridTemplateAreas: {
    xs: '"counts" "coming" "aside" "results"',
    md: '"counts aside" "coming aside" "results aside"',
  },
};

type AboutProps = { bio: ReactNode; city?: string | undefined; join?: ReactNode };

/** The description, and how to join. */
function About({ bio, city, join }: AboutProps) {
  const aboutId = useId();
  return (
    <>
      <Box component="section" aria-labelledby={aboutId}>
        <SectionHeading id={aboutId} title={copy.detail.about} />
        <Typography component="div" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {bio}
        </Typography>
        {city && (
          <Button variant="text" component={Link} to={clubsOfRegion(city)} sx={{ mt: 1, ml: -1 }}>
            {copy.detail.ofCity(city)}
          </Button>
        )}
      </Box>
      {join}
    </>
  );
}

/** With the teams, beside the tournaments where there is room: then its headings are those of a narrow column. */
const aside = { gridArea: 'aside', '& .MuiTypography-h2': { fontSize: { md: '1.5rem' } } };
