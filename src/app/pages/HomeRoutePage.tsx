import { HomePage } from '../../features/home/HomePage.tsx';
import { NextTournaments } from '../../features/tournamentDay/NextTournaments.tsx';
import { loadable } from '../../ui/loadable.tsx';

const tournaments = loadable(
  async () => (await import('../../features/tournaments/list/TournamentList.tsx')).TournamentList,
);

const board = loadable(
  async () => (await import('../../features/leaderboard/home/Leaderboard.tsx')).Leaderboard,
);

/** The home page with the parts it shows of other features. */
export default function HomeRoutePage() {
  return <HomePage next={<NextTournaments />} board={board} tournaments={tournaments} />;
}
