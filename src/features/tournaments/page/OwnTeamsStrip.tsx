import { Box, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import type { TournamentState } from '../../../lib/dates/tournamentDay.ts';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { type OwnTeams, ownTeamsIn } from '../../tournamentDay/ownTeams/ownTeams.ts';
import { copy } from '../copy.ts';
import type { OwnRegistration } from '../registration/useOwnRegistration.ts';

/** Visitors do not need it. */
const OwnTeamsToday = lazyPart(async () => ({
  default: (await import('../../tournamentDay/ownTeams/OwnTeamsToday.tsx')).OwnTeamsToday,
}));

type OwnTeamsStripProps = {
  tournament: Tournament;
  ownRegistration: OwnRegistration;
  state: TournamentState;
};

/**
 * What a tournament has to do with the teams of the signed-in participant, for dark backgrounds. It
 * keeps its place from the first paint on, for which the server does not know who is signed in.
 */
export function OwnTeamsStrip({ tournament, ownRegistration, state }: OwnTeamsStripProps) {
  const { participant, teams, check, isLoading, haveTeamsFailed } = ownRegistration;
  if (haveTeamsFailed) return null;
  const own = ownTeamsIn(tournament, teams ?? [], check);
  return (
    <Box
      component={participant ? 'section' : 'div'}
      aria-label={participant && copy.own.title}
      sx={[
        strip,
        { minHeight: state === 'today' ? { xs: 98, md: 74 } : { xs: 66, md: 42 } },
        !participant && placeholder,
      ]}
    >
      {participant && (
        <>
          <p className="title">{copy.own.title}</p>
          {isLoading && <Skeleton width="70%" />}
          {!isLoading && state === 'today' && own.registered.length > 0 && (
            <OwnTeamsToday tournament={tournament} teams={own} />
          )}
          {!isLoading && (state !== 'today' || own.registered.length === 0) && (
            <p>{describe(ownRegistration, own)}</p>
          )}
        </>
      )}
    </Box>
  );
}

const nameAll = (items: readonly { name: string }[]) =>
  new Intl.ListFormat('id').format(items.map(({ name }) => name));

/** Returns which own teams are registered or could be, or what the participant has to do first. */
function describe({ teams, isMember }: OwnRegistration, { all, registered }: OwnTeams): string {
  if (teams?.length === 0) return isMember === false ? copy.own.noClub : copy.own.noTeam;
  if (registered.length > 0) return copy.own.registered(nameAll(registered));
  return all.length > 0 ? copy.own.unregistered(nameAll(all)) : copy.own.noCategory;
}

/** Before the program has started: for those whom index.html has found to be participants. */
const placeholder = {
  display: 'none',
  'html[data-signed-in="participant"] #root[data-rendered] &': { display: 'block' },
};

const strip = ({ vars: { palette }, typography, breakpoints }: Theme) => ({
  ...cutCorner(12),
  px: 1.5,
  py: 1,
  backgroundColor: `rgb(${palette.board.deepChannel} / 82%)`,
  border: `1px solid ${palette.board.line}`,
  overflowWrap: 'anywhere',
  '& p': { m: 0, fontSize: '0.9375rem', lineHeight: 1.5 },
  '& .title': { ...typography.overline, lineHeight: 1.6, color: palette.gold.main },
  // The title is beside the text, to keep the poster low.
  [breakpoints.up('md')]: {
    '&:has(> .title)': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: 1.5,
    },
  },
});
