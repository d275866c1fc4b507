import { useState } from 'react';
import { Container, Tab, Tabs } from '@mui/material';
import type { ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { scoreEntryHref } from '../../../lib/urls/scoreEntryUrl.ts';
import { useSearchParamsUpdate } from '../../../ui/lists/useSearchParamsUpdate.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { CategoryPage } from '../CategoryPage.tsx';
import { findCurrentRound } from '../runs.ts';
import { LoadedScoreEntry } from '../ScoreEntry.tsx';
import { type ScoreEntryState, type ScoreEntryTarget, useScoreEntry } from '../useScoreEntry.ts';
import { copy } from './copy.ts';
import { FileForm } from './FileForm.tsx';
import { MatchImport } from './matches/MatchImport.tsx';
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
          {(data) => <ImportOfKind scoreEntry={scoreEntry} data={data} />}
        </LoadedScoreEntry>
      </Container>
    </>
  );
}

type ImportProps = { scoreEntry: ScoreEntryState; data: ScoreEntryData };

/** What a file has: runs or matches, as the rounds do; where there are both, that is chosen. */
function ImportOfKind({ scoreEntry, data }: ImportProps) {
  const [search, setSearch] = useSearchParamsUpdate();
  // A round that opens meanwhile does not take the file away.
  const [atFirst] = useState(() =>
    findCurrentRound(data.rounds)?.match_rule ? 'matches' : 'runs',
  );
  const ofRuns = data.rounds.filter((round) => !round.match_rule);
  if (ofRuns.length === data.rounds.length)
    return <RunImport scoreEntry={scoreEntry} data={data} />;
  if (ofRuns.length === 0) return <MatchImport scoreEntry={scoreEntry} data={data} />;
  const chosen = search.get('kind');
  const kind = chosen === 'runs' || chosen === 'matches' ? chosen : atFirst;
  return (
    <>
      <Tabs
        value={kind}
        aria-label={copy.kinds.label}
        onChange={(_, next: string) =>
          setSearch(
            (current) => {
              current.set('kind', next);
              return current;
            },
            { replace: true },
          )
        }
        sx={{ mb: 2 }}
      >
        {(['runs', 'matches'] as const).map((each) => (
          <Tab
            key={each}
            value={each}
            label={copy.kinds[each]}
            id={`import-tab-${each}`}
            aria-controls="import-panel"
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="import-panel" aria-labelledby={`import-tab-${kind}`}>
        {kind === 'matches' ? (
          <MatchImport scoreEntry={scoreEntry} data={data} />
        ) : (
          <RunImport scoreEntry={scoreEntry} data={{ ...data, rounds: ofRuns }} isOneOfTwo />
        )}
      </div>
    </>
  );
}

type RunImportProps = ImportProps & {
  /** There are rounds of matches too. */
  isOneOfTwo?: boolean;
};

function RunImport({ scoreEntry, data, isOneOfTwo = false }: RunImportProps) {
  const round = isOneOfTwo ? findCurrentRound(data.rounds)?.name : undefined;
  const state = useScoreImport(scoreEntry, data, round);
  return (
    <>
      <FileForm scoreEntry={scoreEntry} data={data} state={state} />
      <Preview data={data} state={state} />
    </>
  );
}
