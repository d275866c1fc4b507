import type { ReactNode } from 'react';
import { Box, Button, Card, Container, Skeleton, Stack, Typography } from '@mui/material';
import TrophyIcon from '@mui/icons-material/EmojiEventsOutlined';
import { Link, useParams } from 'react-router-dom';
import { isStatus } from '../../api/errors.ts';
import type { Category } from '../../../openapi/schema.d.ts';
import { useGetCategoryQuery } from '../../api/categories.ts';
import { parseId } from '../../lib/text/parseId.ts';
import { safeUrl } from '../../lib/urls/safeUrl.ts';
import { paths } from '../../paths.ts';
import { BackButton } from '../../ui/page/BackButton.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { CompactHeading } from '../../ui/page/headings/PageHeading.tsx';
import { Picture, pictureSizes } from '../../ui/artwork/Picture.tsx';
import defaultLogo from '../../ui/pictures/defaultTeamLogo.svg';
import { SectionHeading } from '../../ui/page/headings/SectionHeading.tsx';
import { ShareButton } from '../../ui/page/ShareButton.tsx';
import { StatePage } from '../../ui/states/StatePage.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { BestScores } from './BestScores.tsx';
import { ComingTournaments } from './ComingTournaments.tsx';
import { copy } from './copy.ts';
import { RulesCard } from './RulesCard.tsx';

export default function CategoryPage() {
  const id = parseId(useParams().id);
  return id === undefined ? <CategoryNotFound /> : <CategoryById key={id} id={id} />;
}

function CategoryById({ id }: { id: number }) {
  const { currentData, error, isFetching, refetch } = useGetCategoryQuery({ id });
  if (currentData?.data?.name) return <CategoryDetails category={currentData.data} />;
  if (isFetching) return <CategorySkeleton />;
  // 422: the server does not accept the number in the URL as an id.
  if (isStatus(error, 404, 422)) return <CategoryNotFound />;
  return (
    <StatePage title={copy.failedTitle} fallback={paths.home.href()}>
      <ErrorState message={copy.failed} onRetry={() => void refetch()} />
      <TournamentsButton />
    </StatePage>
  );
}

function CategoryDetails({
  category: { id, name, description, logo, longdec, rule },
}: {
  category: Category;
}) {
  usePageTitle(name, description || undefined);
  const ruleUrl = safeUrl(rule);
  return (
    <>
      <CompactHeading
        eyebrow={copy.eyebrow}
        title={name}
        lead={description}
        picture={
          <Picture
            path={logo}
            fallback={defaultLogo}
            alt={copy.logo(name)}
            ratio="1 / 1"
            sizes={pictureSizes.heading}
            fit="contain"
            eager
          />
        }
        back={<BackButton fallback={paths.home.href()} />}
        actions={
          <>
            <TournamentsButton category={name} />
            <ShareButton title={name} />
          </>
        }
      />
      <CategoryBody
        text={longdec?.trim() || copy.noDescription}
        side={
          <>
            <ComingTournaments category={name} />
            {ruleUrl && <RulesCard url={ruleUrl} category={name} />}
          </>
        }
        more={<BestScores categoryId={id} category={name} />}
      />
    </>
  );
}

function CategorySkeleton() {
  usePageTitle(copy.title);
  return (
    <>
      <CompactHeading
        eyebrow={copy.eyebrow}
        title={undefined}
        lead={<Skeleton sx={{ width: { xs: '60vw', md: '50ch' } }} />}
        picture={
          <Skeleton
            variant="circular"
            sx={{ width: '100%', height: 'auto', aspectRatio: '1 / 1' }}
          />
        }
        back={<BackButton fallback={paths.home.href()} />}
        actions={
          <Skeleton
            variant="rounded"
            width={300}
            sx={{ maxWidth: '100%', height: { xs: 44, sm: 40 } }}
          />
        }
      />
      <Box role="status" sx={visuallyHidden}>
        {copy.loading}
      </Box>
      <CategoryBody
        text={['100%', '97%', '62%', '99%', '94%', '48%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
        side={
          <Card>
            <Skeleton variant="rectangular" height={220} />
          </Card>
        }
      />
    </>
  );
}

type CategoryBodyProps = { text: ReactNode; side: ReactNode; more?: ReactNode };

/** The side stands beside the rest; on phones it comes first. */
function CategoryBody({ text, side, more }: CategoryBodyProps) {
  return (
    <Container sx={{ pt: { xs: 3, md: 4 }, pb: { xs: 5, md: 6 } }}>
      <Box sx={body}>
        <Stack useFlexGap spacing={2} className="side">
          {side}
        </Stack>
        <div>
          <SectionHeading title={copy.about} />
          <Typography
            component="div"
            sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
        </div>
        {more}
      </Box>
    </Container>
  );
}

const body = {
  display: 'grid',
  columnGap: { md: 4, lg: 6 },
  rowGap: { xs: 4, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(280px, 360px)' },
  gridTemplateRows: { md: 'auto 1fr' },
  // Not larger than the title of the page.
  '& > :not(.side) h2': { fontSize: { md: '1.625rem' } },
  '& > .side': { alignSelf: 'start', gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } },
};

function CategoryNotFound() {
  return (
    <StatePage title={copy.missingTitle} fallback={paths.home.href()}>
      <EmptyState message={copy.missing} action={<TournamentsButton />} />
    </StatePage>
  );
}

function TournamentsButton({ category }: { category?: string }) {
  const search = category === undefined ? '' : `?${new URLSearchParams({ category })}`;
  return (
    <Button
      variant={category === undefined ? 'outlined' : 'contained'}
      color={category === undefined ? 'primary' : 'gold'}
      startIcon={<TrophyIcon />}
      component={Link}
      to={`${paths.tournaments.href()}${search}`}
    >
      {category === undefined ? copy.toAllTournaments : copy.toTournaments}
    </Button>
  );
}
