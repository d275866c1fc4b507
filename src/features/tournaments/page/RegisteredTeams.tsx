import { useId, useState } from 'react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { TeamReference } from '../../../../openapi/schema.d.ts';
import { useListTournamentTeamsQuery } from '../../../api/tournaments.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SectionHeading } from '../../../ui/page/SectionHeading.tsx';
import { copy } from '../copy.ts';

/** A tournament may have thousands of teams: the rest is shown on demand. */
const firstTeams = 24;

export function RegisteredTeams({ tournamentId }: { tournamentId: number }) {
  const headingId = useId();
  const { currentData, isFetching, refetch } = useListTournamentTeamsQuery({ id: tournamentId });
  const teams = currentData?.data;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={copy.teams.title}
        lead={
          teams
            ? teams.length > 0 && copy.teams.count(formatNumber(teams.length))
            : isFetching && <Skeleton width="5em" />
        }
      />
      {!teams && isFetching && (
        <Skeleton role="status" aria-label={copy.teams.loading} variant="rounded" height={96} />
      )}
      {!teams && !isFetching && (
        <ErrorState inline message={copy.teams.failed} onRetry={() => void refetch()} />
      )}
      {teams?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{copy.teams.none}</Typography>
      )}
      {teams && teams.length > 0 && <TeamLinks teams={teams} labelledBy={headingId} />}
    </Box>
  );
}

type TeamLinksProps = { teams: TeamReference[]; labelledBy: string };

function TeamLinks({ teams, labelledBy }: TeamLinksProps) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <Box component="ul" aria-labelledby={labelledBy} sx={list}>
        {teams.slice(0, isWhole ? undefined : firstTeams).map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.team.href({ id })}>{name}</Link>
          </li>
        ))}
      </Box>
      {teams.length > firstTeams && !isWhole && (
        <Button variant="outlined" onClick={() => setIsWhole(true)} sx={{ mt: 2 }}>
          {copy.teams.showAll(formatNumber(teams.length))}
        </Button>
      )}
    </>
  );
}

function list({ vars: { palette } }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    columnGap: 3,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    '& li': { borderBottom: `1px solid ${palette.divider}` },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 44,
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&:hover': { textDecoration: 'underline' },
    },
  } as const;
}
