import { type ReactNode, useMemo } from 'react';
import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ManagedTournament } from '../../../../../openapi/schema.d.ts';
import { useGetDayPlanQuery } from '../../../../api/dayPlan.ts';
import { organiserPaths } from '../../../../paths.ts';
import { useDebouncedValue } from '../../../../ui/hooks/useDebouncedValue.ts';
import { copy } from '../copy.ts';
import type { TournamentValues } from '../tournamentValues.ts';
import { type Estimate, estimateCategories, isPlanned } from './estimateCategories.ts';

const texts = copy.categories;

/** A plan of hundreds of teams takes longer than one key after the other. */
const delay = 300;

const none: ReadonlyMap<number, Estimate> = new Map();

/** Returns when each category ends with its capacity, by its id, and what that follows from. */
export function useEstimates(
  tournament: ManagedTournament | undefined,
  capacities: TournamentValues['categories'],
): { estimates: ReadonlyMap<number, Estimate>; note: ReactNode } {
  const { id = 0 } = tournament ?? {};
  const { currentData, isError } = useGetDayPlanQuery({ id }, { skip: !tournament });
  const typed = useDebouncedValue(capacities, delay);
  const plan = currentData?.data;
  const estimates = useMemo(
    () =>
      plan && tournament && isPlanned(plan) ? estimateCategories(plan, tournament, typed) : none,
    [plan, tournament, typed],
  );
  if (!plan) return { estimates, note: isError && texts.noEstimate };
  const { before, link, after } = isPlanned(plan) ? texts.fromPlan : texts.toPlan;
  return {
    estimates,
    note: (
      <>
        {before}
        <MuiLink component={Link} to={organiserPaths.dayPlan.href({ id })}>
          {link}
        </MuiLink>
        {after}
      </>
    ),
  };
}
