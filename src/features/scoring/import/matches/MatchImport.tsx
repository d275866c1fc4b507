import { Typography } from '@mui/material';
import type { ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { ImportSteps } from '../../../../ui/import/ImportSteps.tsx';
import { Notice } from '../../../../ui/states/Notice.tsx';
import { RoundsLink } from '../../entry/RoundState.tsx';
import { toMatchRows } from '../../matches/matchRows.ts';
import { findCurrentRound } from '../../runs.ts';
import type { ScoreEntryState } from '../../useScoreEntry.ts';
import { copy } from './copy.ts';
import { MatchPreview } from './MatchPreview.tsx';
import { useMatchImport } from './useMatchImport.ts';

const { columns } = copy;

type MatchImportProps = { scoreEntry: ScoreEntryState; data: ScoreEntryData };

/** Imports the results of matches, once they are drawn. */
export function MatchImport({ scoreEntry, data }: MatchImportProps) {
  if (!data.match_rounds?.length)
    return (
      <Notice severity="info" action={<RoundsLink scoreEntry={scoreEntry} />}>
        {copy.notDrawn}
      </Notice>
    );
  return <DrawnImport scoreEntry={scoreEntry} data={data} />;
}

function DrawnImport({ scoreEntry, data }: MatchImportProps) {
  const state = useMatchImport(scoreEntry, data);
  const drawn = data.rounds.filter(({ id }) =>
    data.match_rounds?.some(({ round_id: roundId }) => roundId === id),
  );
  const current = findCurrentRound(drawn);
  return (
    <>
      <ImportSteps
        lead={copy.file.lead}
        sample={{
          columns: [columns.home, columns.homeScore, columns.awayScore, columns.away],
          rows: copy.file.sampleRows,
        }}
        note={
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
            {copy.file.optional}
          </Typography>
        }
        template={{
          label: copy.file.template,
          rows: () => toMatchRows(data, current ? [current] : []),
          sheet: copy.file.templateSheet,
          name: `${copy.file.templateName}-${scoreEntry.name}`,
        }}
        state={state}
        names={columns}
      />
      <MatchPreview data={data} state={state} />
    </>
  );
}
