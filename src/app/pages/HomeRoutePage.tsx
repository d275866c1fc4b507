import { HomePage } from '../../features/home/HomePage.tsx';
import { Leaderboard } from '../../features/leaderboard/home/Leaderboard.tsx';
import { SeasonMap } from '../../features/season/SeasonMap.tsx';
import { NextTournaments } from '../../features/tournamentDay/NextTournaments.tsx';
import { lazyPart } from '../../ui/states/lazyPart.tsx';

const TournamentList = lazyPart(async () => ({
  default: (await import('../../features/tournaments/list/TournamentList.tsx')).TournamentList,
}));

/** As in the list of tournaments, so that both need one request. */
const firstPage = { page: 1, per_page: 8 };

/** The home page with the parts it shows of other features. */
export default function HomeRoutePage() {
  return (
    <HomePage
      next={<NextTournaments />}
      board={<Leaderboard />}
      season={<SeasonMap listArgument={firstPage} />}
      tournaments={<TournamentList />}
    />
  );
}
