import { useEffect, useRef } from 'react';
import { Button } from '@mui/material';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { clubsAt } from '../../lib/clubSlug.ts';
import { readId } from '../../lib/readId.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { StatePage } from '../../ui/StatePage.tsx';
import { ClubChoice } from './ClubChoice.tsx';
import { ClubProfile, ClubProfileSkeleton } from './ClubProfile.tsx';
import { copy } from './copy.ts';
import { useActiveClubs } from './useActiveClubs.ts';

/**
 * The public page of one club, found by the slug of its name and, where several share it, the
 * number beside it.
 */
export default function ClubPage() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { clubs, failed, retry } = useActiveClubs();
  const found = clubs && clubsAt(clubs, slug, readId(search.get('id')));
  useArrival(found?.map(({ id }) => id).join());
  if (failed) {
    return (
      <StatePage title={copy.detail.failedTitle} fallback={paths.school.href()}>
        <ErrorState message={copy.list.failed} onRetry={retry} />
        <ToList />
      </StatePage>
    );
  }
  if (!found) return <ClubProfileSkeleton />;
  const [club] = found;
  if (!club) return <Missing />;
  return found.length > 1 ? (
    <ClubChoice clubs={found} />
  ) : (
    <ClubProfile key={club.id} club={club} />
  );
}

/**
 * Choosing between clubs changes nothing but the query, which the router takes for the same page:
 * takes the reader to the new heading.
 */
function useArrival(shown: string | undefined) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current && before.current !== shown)
      document.querySelector<HTMLElement>('main h1')?.focus();
    before.current = shown;
  }, [shown]);
}

function Missing() {
  return (
    <StatePage title={copy.detail.missingTitle} fallback={paths.school.href()}>
      <EmptyState message={copy.detail.missing} action={<ToList />} />
    </StatePage>
  );
}

function ToList() {
  return (
    <Button variant="outlined" component={Link} to={paths.school.href()}>
      {copy.detail.toList}
    </Button>
  );
}
