import { Container } from '@mui/material';
import { CompactHeading } from '../../../ui/page/headings/PageHeading.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { SeasonMap } from '../../season/SeasonMap.tsx';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { useListParams } from '../../../ui/lists/useListParams.ts';
import { copy } from '../copy.ts';
import { TournamentList } from './TournamentList.tsx';
import { toListArgument } from './useTournamentPage.ts';
import { useTournamentSelection } from './useTournamentSelection.ts';

export default function TournamentsPage() {
  usePageTitle(copy.list.title, copy.list.welcome);
  const [selection] = useTournamentSelection('url');
  const { params, setQuery, commitQuery } = useListParams();
  return (
    <>
      <CompactHeading
        title={copy.list.title}
        eyebrow={copy.list.eyebrow}
        lead={copy.list.welcome}
      />
      {/* As high as the window, so that the map stays below it when few tournaments are found. */}
      <Container sx={{ minHeight: '100svh', pt: { xs: 2, md: 3 }, pb: { xs: 4, md: 7 } }}>
        <TournamentList
          variant="page"
          search={
            <SearchField
              label={copy.list.search}
              value={params.query}
              onChange={setQuery}
              onCommit={commitQuery}
            />
          }
          onShowAll={() => setQuery('')}
        />
      </Container>
      {/* What a search finds is no season. */}
      {selection.search === undefined && <SeasonMap listArgument={toListArgument(selection)} />}
    </>
  );
}
