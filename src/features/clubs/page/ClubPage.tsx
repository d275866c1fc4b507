import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@mui/material';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { findClubsBySlug } from '../../../lib/clubs/clubSlug.ts';
import { parseId } from '../../../lib/text/parseId.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { StatePage } from '../../../ui/states/StatePage.tsx';
import { ClubDisambiguationPage } from './ClubDisambiguationPage.tsx';
import { ClubProfile, ClubProfileSkeleton } from './ClubProfile.tsx';
import { copy } from '../copy.ts';
import { useClubsWithSlug } from '../list/useActiveClubs.ts';

/** Finds the club by the slug of its name, and by `?id=` if several clubs share the slug. */
export default function ClubPage() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const { clubs, retry } = useClubsWithSlug(slug);
  const matches = clubs && findClubsBySlug(clubs, slug, parseId(search.get('id')));
  useShortUrl(clubs !== undefined && findClubsBySlug(clubs, slug).length === 1);
  useFocusHeadingOnChange(matches?.map(({ id }) => id).join());
  if (retry) {
    return (
      <StatePage title={copy.detail.failedTitle} fallback={paths.school.href()}>
        <ErrorState message={copy.list.failed} onRetry={retry} />
        <ClubListButton />
      </StatePage>
    );
  }
  if (!matches) return <ClubProfileSkeleton />;
  const [club] = matches;
  if (!club) return <ClubNotFound />;
  return matches.length > 1 ? (
    <ClubDisambiguationPage clubs={matches} />
  ) : (
    <ClubProfile key={club.id} club={club} />
  );
}

/**
 * Removes `?id=` from the URL if the slug is enough. Links from a page of a longer list have it
 * always: which other clubs there are is not known there.
 */
function useShortUrl(isUnique: boolean): void {
  const [search, setSearch] = useSearchParams();
  const isLonger = isUnique && search.has('id');
  const shorten = useEffectEvent(() =>
    setSearch(
      (before) => {
        before.delete('id');
        return before;
      },
      { replace: true, preventScrollReset: true },
    ),
  );
  useEffect(() => {
    if (isLonger) shorten();
  }, [isLonger]);
}

/**
 * Focuses the new heading when only the query changes, which the router treats as the same page.
 */
function useFocusHeadingOnChange(shownClubIds: string | undefined) {
  const previousClubIds = useRef(shownClubIds);
  useEffect(() => {
    if (previousClubIds.current && previousClubIds.current !== shownClubIds)
      document.querySelector<HTMLElement>('main h1')?.focus();
    previousClubIds.current = shownClubIds;
  }, [shownClubIds]);
}

function ClubNotFound() {
  return (
    <StatePage title={copy.detail.missingTitle} fallback={paths.school.href()}>
      <EmptyState message={copy.detail.missing} action={<ClubListButton />} />
    </StatePage>
  );
}

function ClubListButton() {
  return (
    <Button variant="outlined" component={Link} to={paths.school.href()}>
      {copy.detail.toList}
    </Button>
  );
}
