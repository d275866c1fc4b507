import { useId, useMemo, useState } from 'react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Tournament, TournamentTeam } from '../../../../openapi/schema.d.ts';
import { useListTournamentTeamsQuery } from '../../../api/tournaments.ts';
import { createTextSearch } from '../../../lib/text/createTextSearch.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { StoredTeamLogo } from '../../../ui/artwork/TeamLogo.tsx';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { stretchedLink } from '../../../ui/styles/cardStyles.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { copy } from '../copy.ts';

/** A tournament may have thousands of teams: the rest is shown on demand. */
const firstTeams = 9;
/** From so many teams on, they can be searched. */
const searchableFrom = 30;

export function RegisteredTeams({ tournament }: { tournament: Tournament }) {
  const headingId = useId();
  const { currentData, isFetching, refetch } = useListTournamentTeamsQuery({ id: tournament.id });
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
      {teams && teams.length > 0 && (
        <TeamLinks teams={teams} changes={tournament.changes} labelledBy={headingId} />
      )}
    </Box>
  );
}

type TeamLinksProps = Pick<Tournament, 'changes'> & {
  teams: TournamentTeam[];
  labelledBy: string;
};

function TeamLinks({ teams, changes, labelledBy }: TeamLinksProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [query, setQuery] = useState('');
  const find = useMemo(() => createTextSearch(teams.map(toSearchEntry)), [teams]);
  const found = find(query);
  return (
    <>
      {teams.length >= searchableFrom && (
        <Box sx={{ mb: 2 }}>
          <SearchField
            label={copy.teams.search}
            value={query}
            onChange={setQuery}
            onCommit={() => undefined}
          />
          <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {query.trim() !== '' &&
              copy.teams.found(formatNumber(found.length), formatNumber(teams.length))}
          </Typography>
        </Box>
      )}
      <Box component="ul" aria-labelledby={labelledBy} sx={list}>
        {found.slice(0, isWhole ? undefined : firstTeams).map(({ team }) => (
          <TeamRow
            key={team.id}
            team={team}
            // An organiser has added it.
            isNew={changes?.some((one) => one.team?.id === team.id && !one.before && !!one.after)}
          />
        ))}
      </Box>
      {found.length > firstTeams && !isWhole && (
        <Button variant="outlined" onClick={() => setIsWhole(true)} sx={{ mt: 2 }}>
          {copy.teams.showAll(formatNumber(found.length))}
        </Button>
      )}
    </>
  );
}

/** The school and the category of a team, as far as the server sends them. */
const detailsOf = ({ club, registered_category: category }: TournamentTeam) =>
  [club?.name, category].filter((text) => text !== undefined && text !== '');

const toSearchEntry = (team: TournamentTeam) => ({
  team,
  // Joined by a character that cannot be typed, so that no query matches across two texts.
  text: [team.start_number ?? '', team.name, ...detailsOf(team)].join('\n'),
});

function TeamRow({ team, isNew }: { team: TournamentTeam; isNew: boolean | undefined }) {
  const { id, name, start_number: startNumber, logo_path: logo } = team;
  const details = isNew ? [copy.teams.isNew, ...detailsOf(team)] : detailsOf(team);
  return (
    <li>
      <StoredTeamLogo path={logo} sizes="44px" />
      <div>
        <Link to={paths.team.href({ id })}>
          <StartNumber number={startNumber} />
          {name}
        </Link>
        {details.length > 0 && (
          <small>
            {details.map((detail) => (
              <span key={detail}>{detail} </span>
            ))}
          </small>
        )}
      </div>
    </li>
  );
}

const dotWidth = '0.75em';

function list({ vars: { palette } }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    columnGap: 3,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: 1.5,
      minHeight: 64,
      py: 1,
      overflowWrap: 'anywhere',
      borderBottom: `1px solid ${palette.divider}`,
      '&:hover': { backgroundColor: palette.action.hover },
      '&:focus-within:has(:focus-visible)': { outline: '2px solid var(--focus-ring)' },
    },
    '& a': {
      ...stretchedLink,
      display: 'inline-block',
      color: palette.primary.main,
      fontWeight: 600,
      textUnderlineOffset: '3px',
    },
    '& small': {
      display: 'flex',
      flexWrap: 'wrap',
      // The dot before what begins a line is outside.
      overflowX: 'clip',
      columnGap: dotWidth,
      fontSize: '0.875rem',
      color: palette.text.secondary,
    },
    '& small > span + span': {
      position: 'relative',
      '&::before': {
        content: '"·"',
        position: 'absolute',
        left: `-${dotWidth}`,
        width: dotWidth,
        textAlign: 'center',
      },
    },
  } as const;
}
