import { Container } from '@mui/material';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { parseId } from '../../../../lib/text/parseId.ts';
import { usePageTitle } from '../../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../../ui/page/WorkHeader.tsx';
import { organiserPaths } from '../../../../paths.ts';
import { scoreEntryHref } from '../scoreEntryHref.ts';
import { LoadedScoreEntry } from '../ScoreEntry.tsx';
import { type ScoreEntryState, type ScoreEntryTarget, useScoreEntry } from '../useScoreEntry.ts';
import { copy } from './copy.ts';
import { FileForm } from './FileForm.tsx';
import { Preview } from './Preview.tsx';
import { useScoreImport } from './useScoreImport.ts';

/** Imports the scores of a file; the address names the tournament and the category, as where scores are entered. */
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

function ImportPage(target: ScoreEntryTarget) {
  usePageTitle(copy.title);
  const scoreEntry = useScoreEntry(target);
  return (
    <>
      <WorkHeader title={copy.title} detail={scoreEntry.name} fallback={scoreEntryHref(target)} />
      <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 3 } }}>
        <LoadedScoreEntry scoreEntry={scoreEntry}>
          {(data) => <OpenImport scoreEntry={scoreEntry} data={data} />}
        </LoadedScoreEntry>
      </Container>
    </>
  );
}

function OpenImport({ scoreEntry, data }: { scoreEntry: ScoreEntryState; data: ScoreEntryData }) {
  const state = useScoreImport(scoreEntry, data);
  return (
    <>
      <FileForm scoreEntry={scoreEntry} data={data} state={state} />
      {state.preview && <Preview preview={state.preview} state={state} />}
    </>
  );
}
