import { Button, Container } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import type { ManagedObjection } from '../../../openapi/schema.d.ts';
import { useGetManagedTournamentQuery } from '../../api/managedTournaments.ts';
import { parseId } from '../../lib/text/parseId.ts';
import { scoreEntryHref } from '../../lib/urls/scoreEntryUrl.ts';
import { organiserPaths } from '../../paths.ts';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { copy } from './copy.ts';
import { ObjectionList } from './ObjectionList.tsx';
import { useObjections } from './useObjections.ts';

/** The objections of teams in a tournament, for organisers. */
export default function ObjectionsPage() {
  usePageTitle(copy.title);
  const id = parseId(useParams().id) ?? 0;
  const tournament = useGetManagedTournamentQuery({ id });
  const objections = useObjections(id);
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={tournament.currentData?.data.title}
        fallback={organiserPaths.officialResults.href({ id })}
        action={
          <Button
            variant="outlined"
            color="inherit"
            component={Link}
            to={organiserPaths.officialResults.href({ id })}
          >
            {copy.toResults}
          </Button>
        }
      />
      <Container maxWidth="md" sx={{ pt: { xs: 2, md: 3 }, pb: 3 }}>
        <ObjectionList
          objections={objections}
          scoresHref={({ category }: ManagedObjection) =>
            scoreEntryHref({ tournamentId: id, categoryId: category.id })
          }
        />
      </Container>
    </>
  );
}
