import { HomePage } from '../../features/home/HomePage.tsx';
import { Leaderboard } from '../../features/leaderboard/home/Leaderboard.tsx';
import { NextTournaments } from '../../features/tournamentDay/NextTournaments.tsx';
import { lazyPart } from '../../ui/states/lazyPart.tsx';

const TournamentList = lazyPart(async () => ({
  default: (await import('../../features/tournaments/list/TournamentList.tsx')).TournamentList,
}));

/** The home page with the parts it shows of other features. */
export default function HomeRoutePage() {
  return (
    <HomePage next={<NextTournaments />} board={<Leaderboard />} tournaments={<TournamentList />} />
  );
}
