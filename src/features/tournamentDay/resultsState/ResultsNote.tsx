import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useGetCategoryResultsQuery } from '../../../api/categoryResults.ts';
import { useGetTournamentQuery } from '../../../api/tournaments.ts';
import { paths } from '../../../paths.ts';
import { useEachSecond } from '../../../ui/hooks/useEachSecond.ts';
import { copy } from './copy.ts';
import { resultsText, versionTexts } from './resultsText.ts';

export type ResultsNoteProps = {
  tournamentId: number;
  categoryId: number;
};

const minute = 60_000;

/** Says how final the results of a category are, and why they were corrected. */
export function ResultsNote({ tournamentId, categoryId }: ResultsNoteProps) {
  const { currentData: tournament } = useGetTournamentQuery({ id: tournamentId });
  const { currentData: results } = useGetCategoryResultsQuery({ id: tournamentId, categoryId });
  const now = useEachSecond((time) => Math.floor(time / minute) * minute);
  const state = results?.data.state;
  const clock = { now, zone: tournament?.data.time_zone };
  const text = state && resultsText(state, clock);
  if (!text) return null;
  const versions = versionTexts(state, clock);
  return (
    <Box role="note" aria-label={copy.label} sx={note}>
      {text}{' '}
      {state.state === 'frozen' && (
        <Link to={paths.ceremony.href({ id: tournamentId })}>{copy.ceremony}</Link>
      )}
      {versions.length > 0 && (
        <ul>
          {versions.map((version) => (
            <li key={version}>{version}</li>
          ))}
        </ul>
      )}
    </Box>
  );
}

const note = ({ vars: { palette }, typography }: Theme) =>
  ({
    ...typography.body2,
    mb: 1.5,
    pl: 1.5,
    borderLeft: `4px solid ${palette.gold.main}`,
    overflowWrap: 'anywhere',
    '& a': { color: 'inherit' },
    '& ul': { m: 0, pl: 2.5 },
  }) as const;
