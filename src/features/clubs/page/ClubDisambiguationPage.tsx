import { Container } from '@mui/material';
import { paths } from '../../../paths.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { PageHeading } from '../../../ui/page/headings/PageHeading.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { ClubGrid } from '../list/ClubGrid.tsx';
import type { ListedClub } from '../list/clubList.ts';
import { copy } from '../copy.ts';

/** Shown at a URL that several clubs share. Links to each of them. */
export function ClubDisambiguationPage({ clubs }: { clubs: ListedClub[] }) {
  const lead = copy.detail.choice(clubs.length);
  usePageTitle(copy.detail.choiceTitle, lead);
  return (
    <>
      <PageHeading
        eyebrow={copy.detail.eyebrow}
        title={copy.detail.choiceTitle}
        lead={lead}
        back={<BackButton fallback={paths.school.href()} />}
      />
      <Container sx={{ py: { xs: 3, md: 5 } }}>
        <ClubGrid clubs={clubs} />
      </Container>
    </>
  );
}
