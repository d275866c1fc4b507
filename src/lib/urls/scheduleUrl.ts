import { paths } from '../../paths.ts';

/** The view of a tournament's board that shows who is called. */
export const callsView = 'panggilan';

/** The schedule of a tournament with the teams that a text finds. */
export const scheduleOf = (tournamentId: number, search: string): string =>
  `${paths.schedule.href({ id: tournamentId })}?${new URLSearchParams({ search }).toString()}`;

/** The calls of a tournament on a projector, a view of its board. */
export const callsHref = (tournamentId: number): string =>
  `${paths.board.href()}?tournament=${tournamentId}&view=${callsView}`;
