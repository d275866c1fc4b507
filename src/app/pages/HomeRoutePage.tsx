import { HomePage } from '../../features/home/HomePage.tsx';
import { Leaderboard } from '../../features/leaderboard/home/Leaderboard.tsx';
import { TournamentList } from '../../features/tournaments/list/TournamentList.tsx';

/** The home page with the parts it shows of other features. */
export default function HomeRoutePage() {
  return <HomePage board={<Leaderboard />} tournaments={<TournamentList />} />;
}
