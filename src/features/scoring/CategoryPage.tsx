import { Fragment, type ReactNode } from 'react';
import { Container, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { parseId } from '../../lib/text/parseId.ts';
import { organiserPaths } from '../../paths.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { UnsentElsewhere } from './entry/UnsentElsewhere.tsx';
import type { ScoreEntryTarget } from './useScoreEntry.ts';

type CategoryPageProps = {
  title: string;
  /** What a category is chosen for. */
  lead: string;
  children: (target: ScoreEntryTarget) => ReactNode;
};

/** A page about the category that the URL names with its tournament; otherwise one is chosen first. */
export function CategoryPage({ title, lead, children }: CategoryPageProps) {
  usePageTitle(title);
  const [search] = useSearchParams();
  const tournamentId = parseId(search.get('tournament') ?? '');
  const categoryId = parseId(search.get('category') ?? '');
  if (tournamentId !== undefined && categoryId !== undefined)
    return (
      <Fragment key={`${tournamentId}/${categoryId}`}>
        {children({ tournamentId, categoryId })}
      </Fragment>
    );
  return (
    <>
      <WorkHeader title={title} fallback={organiserPaths.tournaments.href()} />
      <Container maxWidth="md" sx={{ pt: { xs: 2, md: 3 } }}>
        <UnsentElsewhere isHere={() => false} />
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{lead}</Typography>
        <CategoryChoice tournamentId={tournamentId} />
      </Container>
    </>
  );
}
