import { Container } from '@mui/material';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { ScoreDesk } from '../../../../../openapi/schema.d.ts';
import { parseId } from '../../../../lib/parseId.ts';
import { usePageTitle } from '../../../../ui/usePageTitle.ts';
import { WorkHeader } from '../../../../ui/WorkHeader.tsx';
import { organiserPaths } from '../../organiserPaths.ts';
import { deskHref } from '../deskHref.ts';
import { LoadedDesk } from '../ScoreDesk.tsx';
import { type Desk, type DeskPlace, useDesk } from '../useDesk.ts';
import { copy } from './copy.ts';
import { FileForm } from './FileForm.tsx';
import { Preview } from './Preview.tsx';
import { useScoreImport } from './useScoreImport.ts';

/** Imports the scores of a file; the address names the tournament and the category, as at the desk. */
export default function ScoreImportPage() {
  const [search] = useSearchParams();
  const tournamentId = parseId(search.get('tournament') ?? '');
  const categoryId = parseId(search.get('category') ?? '');
  return tournamentId === undefined || categoryId === undefined ? (
    <Navigate replace to={organiserPaths.scores.href()} />
  ) : (
    <ImportPage
      key={`${tournamentId}/${categoryId}`}
      tournamentId={tournamentId}
      categoryId={categoryId}
    />
  );
}

function ImportPage(place: DeskPlace) {
  usePageTitle(copy.title);
  const desk = useDesk(place);
  return (
    <>
      <WorkHeader title={copy.title} detail={desk.name} fallback={deskHref(place)} />
      <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 3 } }}>
        <LoadedDesk desk={desk}>{(data) => <OpenImport desk={desk} data={data} />}</LoadedDesk>
      </Container>
    </>
  );
}

function OpenImport({ desk, data }: { desk: Desk; data: ScoreDesk }) {
  const state = useScoreImport(desk, data.time_format);
  return (
    <>
      <FileForm desk={desk} data={data} state={state} />
      {state.preview && <Preview preview={state.preview} state={state} />}
    </>
  );
}
