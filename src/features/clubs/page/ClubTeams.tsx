import { type ReactNode, useId, useState } from 'react';
import { Box, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { TeamSummary } from '../../../../openapi/schema.d.ts';
import { useListTeamsQuery } from '../../../api/teams.ts';
import { paths } from '../../../paths.ts';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { TeamLogo } from '../../../ui/artwork/TeamLogo.tsx';
import { copy } from '../copy.ts';

const pageSize = 20;

function useClubTeams(clubId: number) {
  const [page, setPage] = useState(1);
  const { data, isFetching, refetch } = useListTeamsQuery({
    club: clubId,
    page,
    per_page: pageSize,
  });
  // A backend that ignores the parameter sends the teams of all clubs.
  const teams = data?.teams.filter(({ club }) => club?.id === clubId);
  return {
    teams,
    /** The backend does not say whose a team is. */
    isUnknown: data !== undefined && data.total === undefined && teams?.length === 0,
    page,
    setPage,
    pageCount: Math.max(1, Math.ceil((data?.total ?? 0) / pageSize)),
    isLoading: !teams && isFetching,
    retry: teams || isFetching ? undefined : () => void refetch(),
  };
}

type ClubTeamsProps = {
  clubId: number;
  /** Shown below the teams once they are there, which would push it down. */
  children: ReactNode;
};

/** The teams of a club; none if the backend does not say to which club a team belongs. */
export function ClubTeams({ clubId, children }: ClubTeamsProps) {
  const headingId = useId();
  const { teams, isUnknown, page, setPage, pageCount, isLoading, retry } = useClubTeams(clubId);
  if (isUnknown) return children;
  return (
    <>
      <Box component="section" aria-labelledby={headingId}>
        <SectionHeading id={headingId} title={copy.detail.teams} />
        {isLoading && (
          <Skeleton
            role="status"
            aria-label={copy.detail.teamsLoading}
            variant="rounded"
            height={200}
          />
        )}
        {retry && <ErrorState inline message={copy.detail.teamsFailed} onRetry={retry} />}
        {teams?.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{copy.detail.noTeams}</Typography>
        )}
        <Box component="ul" aria-labelledby={headingId} sx={list}>
          {teams?.map((team) => (
            <TeamItem key={team.id} team={team} />
          ))}
        </Box>
        {pageCount > 1 && <PagePicker page={page} pageCount={pageCount} onChange={setPage} />}
      </Box>
      {!isLoading && children}
    </>
  );
}

function TeamItem({
  team: { id, name, logo, category, member_count: players },
}: {
  team: TeamSummary;
}) {
  return (
    <li>
      <Link to={paths.team.href({ id })}>
        <TeamLogo logo={logo} alt="" sizes="48px" />
        <span>
          <strong>{name}</strong>
          <small>
            {category || copy.detail.unknownCategory} · {copy.detail.players(players)}
          </small>
        </span>
      </Link>
    </li>
  );
}

function list({ vars: { palette } }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: 1.5,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    '& a': {
      ...cutCorner(18),
      display: 'grid',
      gridTemplateColumns: '48px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: 1.5,
      minHeight: 72,
      p: 1.5,
      color: palette.text.primary,
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      border: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
      '&:hover': { borderColor: palette.primary.main },
    },
    '& strong, & small': { display: 'block' },
    '& small': { fontSize: '0.875rem', color: palette.text.secondary },
  } as const;
}
