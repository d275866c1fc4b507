import type { ClubStats } from '../../../openapi/schema.d.ts';
import { useGetClubStatsQuery } from '../../api/clubs.ts';
import { countsIn } from './clubList.ts';

/**
 * How many participants, teams and tournaments a club has, zeros where that cannot be known;
 * nothing while it is on its way or not `wanted` yet.
 */
export function useClubCounts(id: number, wanted = true): ClubStats | undefined {
  const { currentData, isFetching } = useGetClubStatsQuery({ id }, { skip: !wanted });
  return currentData || (wanted && !isFetching) ? countsIn(currentData) : undefined;
}
