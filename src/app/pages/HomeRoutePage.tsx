import { HomePage } from '../../features/home/HomePage.tsx';
import { Leaderboard } from '../../features/leaderboard/Leaderboard.tsx';
import { TournamentList } from '../../features/tournaments/TournamentList.tsx';

/** The home page with the parts it shows of other features. */
export default function HomeRoutePage() {
  return <HomePage board={<Leaderboard />} tournaments={<TournamentList />} />;
}
