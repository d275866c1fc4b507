import type { ReactNode } from 'react';
import { Box, Button } from '@mui/material';
import RoundsIcon from '@mui/icons-material/AccountTreeOutlined';
import TableCardsIcon from '@mui/icons-material/BadgeOutlined';
import DayPlanIcon from '@mui/icons-material/EventNoteOutlined';
import OfficialIcon from '@mui/icons-material/VerifiedOutlined';
import CertificatesIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import QueueIcon from '@mui/icons-material/CampaignOutlined';
import CeremonyIcon from '@mui/icons-material/EmojiEventsOutlined';
import CallsIcon from '@mui/icons-material/TvOutlined';
import BoardIcon from '@mui/icons-material/LeaderboardOutlined';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import TeamsIcon from '@mui/icons-material/HowToRegOutlined';
import ScoreIcon from '@mui/icons-material/ScoreboardOutlined';
import { Link } from 'react-router-dom';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { organiserPaths, paths } from '../../../paths.ts';
import { callsHref } from '../../../lib/urls/scheduleUrl.ts';
import { roundsHref, scoreEntryHref } from '../../../lib/urls/scoreEntryUrl.ts';
import { copy } from './copy.ts';

const texts = copy.page;

type EventLinksProps = {
  tournament: ManagedTournament;
  /** Whether its scores are entered now. */
  isRunning?: boolean;
  /** A button beside the links. */
  action?: ReactNode;
};

/** Links to the pages on which a tournament is run. */
export function EventLinks({ tournament, isRunning = false, action }: EventLinksProps) {
  const { id, status, categories } = tournament;
  const links = [
    ...(status === 'draft'
      ? []
      : [
          {
            label: texts.registrations,
            to: organiserPaths.registrations.href({ id }),
            icon: <TeamsIcon />,
          },
        ]),
    ...(categories.length === 0
      ? []
      : [
          { label: texts.scores, to: scoreEntryHref({ tournamentId: id }), icon: <ScoreIcon /> },
          { label: texts.rounds, to: roundsHref({ tournamentId: id }), icon: <RoundsIcon /> },
        ]),
    {
      label: texts.tableCards,
      to: organiserPaths.tableCards.href({ id }),
      icon: <TableCardsIcon />,
    },
    ...(categories.length === 0
      ? []
      : [
          {
            label: texts.dayPlan,
            to: organiserPaths.dayPlan.href({ id }),
            icon: <DayPlanIcon />,
          },
        ]),
    ...(status === 'draft' || categories.length === 0
      ? []
      : [
          { label: texts.queue, to: organiserPaths.queue.href({ id }), icon: <QueueIcon /> },
          {
            label: texts.officialResults,
            to: organiserPaths.officialResults.href({ id }),
            icon: <OfficialIcon />,
          },
          {
            label: texts.board,
            to: `${paths.board.href()}?tournament=${id}`,
            icon: <BoardIcon />,
          },
          { label: texts.calls, to: callsHref(id), icon: <CallsIcon /> },
          {
            label: texts.ceremony,
            to: organiserPaths.ceremony.href({ id }),
            icon: <CeremonyIcon />,
          },
          {
            label: texts.certificates,
            to: organiserPaths.certificates.href({ id }),
            icon: <CertificatesIcon />,
          },
        ]),
    ...(status === 'draft'
      ? []
      : [{ label: texts.publicPage, to: paths.tournament.href({ id }), icon: <PublicIcon /> }]),
  ];
  return (
    <Box component="nav" aria-label={texts.links} sx={linksStyles}>
      {links.map(({ label, to, icon }) => (
        <Button
          key={to}
          variant={isRunning && label === texts.scores ? 'contained' : 'outlined'}
          component={Link}
          to={to}
          startIcon={icon}
        >
          {label}
        </Button>
      ))}
      {action}
    </Box>
  );
}

const linksStyles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  mb: { xs: 2, md: 2.5 },
  // No gap after the last of an odd number in the two columns of a phone.
  '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& > .MuiButton-root': {
    minHeight: 48,
    px: { xs: 0.5, sm: 1 },
    lineHeight: 1.2,
    fontSize: { xs: '0.875rem', sm: 'inherit' },
  },
  '& > .MuiButton-outlined': { backgroundColor: 'background.paper' },
};
