import { useSearchParams } from 'react-router-dom';
import { BoardPage } from '../../features/leaderboard/fullScreen/BoardPage.tsx';
import { parseId } from '../../lib/text/parseId.ts';
import { callsView } from '../../lib/urls/scheduleUrl.ts';
import { lazyPart } from '../../ui/states/lazyPart.tsx';

const CallsBoard = lazyPart(async () => ({
  default: (await import('../../features/schedule/callsBoard/CallsBoard.tsx')).CallsBoard,
}));

const NextTurns = lazyPart(async () => ({
  default: (await import('../../features/schedule/next/NextTurns.tsx')).NextTurns,
}));

/** The board of scores; of a tournament it has the calls of its teams as another view. */
export default function BoardRoutePage() {
  const [search] = useSearchParams();
  const tournamentId = parseId(search.get('tournament') ?? undefined);
  const isOfCalls = search.get('view') === callsView;
  if (tournamentId !== undefined && isOfCalls)
    return <CallsBoard key={tournamentId} tournamentId={tournamentId} />;
  return <BoardPage Next={NextTurns} />;
}
