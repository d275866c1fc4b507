import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

type SearchStatusProps = {
  query: string;
  count: number;
  /** Whether no result has every word of the query. */
  isPartial: boolean;
  loading: boolean;
  allFailed: boolean;
  onNavigate: () => void;
};

/** Number of results; changes are announced by screen readers. */
export function SearchStatus(props: SearchStatusProps) {
  const { query, count, loading, allFailed, onNavigate } = props;
  const isEmpty = query !== '' && count === 0 && !loading && !allFailed;
  return (
    <Box
      role="status"
      sx={
        isEmpty
          ? { py: { xs: 6, sm: 9 }, px: 2, textAlign: 'center' }
          : { px: 1.25, mb: 1.25, minHeight: 24 }
      }
    >
      {isEmpty ? (
        <>
          <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {copy.none(query)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {copy.noneHint}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>
            <Button
              variant="outlined"
              component={Link}
              to={paths.tournaments.href()}
              onClick={onNavigate}
            >
              {copy.toTournaments}
            </Button>
            <Button
              variant="outlined"
              component={Link}
              to={paths.teams.href()}
              onClick={onNavigate}
            >
              {copy.toTeams}
            </Button>
          </Box>
        </>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {statusText(props)}
        </Typography>
      )}
    </Box>
  );
}

function statusText({ query, count, isPartial, loading, allFailed }: SearchStatusProps): string {
  if (query === '') return copy.start;
  if (loading) return count > 0 ? copy.countLoading(formatNumber(count)) : copy.loading;
  if (isPartial) return copy.partial;
  return allFailed ? '' : copy.count(formatNumber(count));
}
