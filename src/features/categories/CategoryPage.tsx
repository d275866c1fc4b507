import type { ReactNode } from 'react';
import { Box, Button, Card, Container, Skeleton, Typography } from '@mui/material';
import TrophyIcon from '@mui/icons-material/EmojiEventsOutlined';
import { Link, useParams } from 'react-router-dom';
import type { Category } from '../../../openapi/schema.d.ts';
import { useGetCategoryQuery } from '../../api/categories.ts';
import { readId } from '../../lib/readId.ts';
import { safeAddress } from '../../lib/safeAddress.ts';
import { paths } from '../../paths.ts';
import { BackButton } from '../../ui/BackButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import defaultLogo from '../../ui/pictures/defaultTeamLogo.svg';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { StatePage } from '../../ui/StatePage.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { copy } from './copy.ts';
import { Rules } from './Rules.tsx';

/** One competition category: what it is, and its rules. */
export default function CategoryPage() {
  const id = readId(useParams().id);
  return id === undefined ? <Missing /> : <CategoryById key={id} id={id} />;
}

function CategoryById({ id }: { id: number }) {
  const { currentData, error, isFetching, refetch } = useGetCategoryQuery({ id });
  if (currentData?.data?.name) return <Loaded category={currentData.data} />;
  if (isFetching) return <Loading />;
  // 422: the address has a number that the server does not take for an id.
  if (error && 'status' in error && (error.status === 404 || error.status === 422))
    return <Missing />;
  return (
    <StatePage title={copy.failedTitle} fallback={paths.home.href()}>
      <ErrorState message={copy.failed} onRetry={() => void refetch()} />
      <ToTournaments />
    </StatePage>
  );
}

function Loaded({ category: { name, description, logo, longdec, rule } }: { category: Category }) {
  usePageTitle(name, description || undefined);
  const ruleAddress = safeAddress(rule);
  return (
    <>
      <PageHeading
        eyebrow={copy.eyebrow}
        title={name}
        lead={description}
        picture={
          <Picture
            path={logo}
            fallback={defaultLogo}
            alt={copy.logo(name)}
            ratio="1 / 1"
            fit="contain"
            eager
          />
        }
        back={<BackButton fallback={paths.home.href()} />}
        actions={
          <>
            <ToTournaments category={name} />
            <ShareButton title={name} />
          </>
        }
      />
      <Body
        words={longdec?.trim() || copy.noDescription}
        side={ruleAddress && <Rules address={ruleAddress} category={name} />}
      />
    </>
  );
}

function Loading() {
  usePageTitle(copy.title);
  return (
    <>
      <PageHeading
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
      <Body
        words={['100%', '97%', '62%', '99%', '94%', '48%'].map((width) => (
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

function Body({ words, side }: { words: ReactNode; side: ReactNode }) {
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, lg: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(280px, 360px)' },
        }}
      >
        <section>
          <SectionHeading title={copy.about} />
          <Typography
            component="div"
            sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {words}
          </Typography>
        </section>
        {side && (
          <Box sx={{ alignSelf: 'start', position: { md: 'sticky' }, top: { md: 88 } }}>{side}</Box>
        )}
      </Box>
    </Container>
  );
}

function Missing() {
  return (
    <StatePage title={copy.missingTitle} fallback={paths.home.href()}>
      <EmptyState message={copy.missing} action={<ToTournaments />} />
    </StatePage>
  );
}

function ToTournaments({ category }: { category?: string }) {
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
