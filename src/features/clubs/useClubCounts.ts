import type { ClubStats } from '../../../openapi/schema.d.ts';
import { useGetClubStatsQuery } from '../../api/clubs.ts';
import { readClubCounts } from './clubList.ts';

/**
 * Returns the club's counts (0 if they could not be loaded); undefined while loading or if
 * disabled.
 */
export function useClubCounts(id: number, isEnabled = true): ClubStats | undefined {
  const { currentData, isFetching } = useGetClubStatsQuery({ id }, { skip: !isEnabled });
  return currentData || (isEnabled && !isFetching) ? readClubCounts(currentData) : undefined;
}
