import { useTournamentListPage } from '../../api/useListPage.ts';
import { HomePage } from '../../features/home/HomePage.tsx';
import { Leaderboard } from '../../features/leaderboard/home/Leaderboard.tsx';
import { SeasonMap } from '../../features/season/SeasonMap.tsx';
import { NextTournaments } from '../../features/tournamentDay/NextTournaments.tsx';
import { useEventDay } from '../../features/tournamentDay/useEventDay.ts';
import { daysUntil } from '../../lib/dates/tournamentDay.ts';
import { lazyPart } from '../../ui/states/lazyPart.tsx';

const TournamentList = lazyPart(async () => ({
  default: (await import('../../features/tournaments/list/TournamentList.tsx')).TournamentList,
}));

/** As in the list of tournaments, so that both need one request. */
const firstPage = { page: 1, per_page: 8 };

/** The board of the contest that runs today, otherwise of all; of several it is the first of the list. */
function Board() {
  const today = useEventDay();
  const { data, isFetching } = useTournamentListPage(firstPage);
  const contest = data?.data.find(
    // With a status it does not take place as planned.
    (tournament) =>
      daysUntil(tournament, today) === 0 && !tournament.status && tournament.categories.length > 0,
  );
  return <Leaderboard contest={contest} isWaiting={!data && isFetching} />;
}

/** The home page with the parts it shows of other features. */
export default function HomeRoutePage() {
  return (
    <HomePage
      next={<NextTournaments />}
      board={<Board />}
      season={<SeasonMap listArgument={firstPage} />}
      tournaments={<TournamentList />}
    />
  );
}
