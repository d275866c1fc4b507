import { Home } from '../../features/home/Home.tsx';
import { TournamentList } from '../../features/tournaments/TournamentList.tsx';

/** The home page with what it takes from another feature. */
export default function HomeRoutePage() {
  return <Home tournaments={<TournamentList />} />;
}
