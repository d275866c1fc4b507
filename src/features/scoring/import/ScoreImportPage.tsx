import { Container } from '@mui/material';
import type { ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { CategoryPage } from '../CategoryPage.tsx';
import { scoreEntryHref } from '../../../lib/urls/scoreEntryUrl.ts';
import { LoadedScoreEntry } from '../ScoreEntry.tsx';
import { type ScoreEntryState, type ScoreEntryTarget, useScoreEntry } from '../useScoreEntry.ts';
import { copy } from './copy.ts';
import { FileForm } from './FileForm.tsx';
import { Preview } from './Preview.tsx';
import { useScoreImport } from './useScoreImport.ts';

/** Imports the scores of a file; the address names the tournament and the category, as where scores are entered. */
export default function ScoreImportPage() {
  return (
    <CategoryPage title={copy.title} lead={copy.choose}>
      {(target) => <ImportPage {...target} />}
    </CategoryPage>
  );
}

function ImportPage(target: ScoreEntryTarget) {
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
      <Preview data={data} state={state} />
    </>
  );
}
