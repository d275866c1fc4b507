import { Home } from '../../features/home/Home.tsx';
import { Leaderboard } from '../../features/leaderboard/Leaderboard.tsx';
import { TournamentList } from '../../features/tournaments/TournamentList.tsx';

/** The home page with what it takes from other features. */
export default function HomeRoutePage() {
  return <Home board={<Leaderboard />} tournaments={<TournamentList />} />;
}
