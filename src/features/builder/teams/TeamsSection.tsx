import type { RefObject } from 'react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import { TableSkeleton } from '../../../ui/grid/TableSkeleton.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { copy } from '../copy.ts';
import type { loadFailure } from '../useErrorToast.ts';
import { filters, summaryBar, TeamsPanel } from './TeamsPanel.tsx';

type TeamsSectionProps = {
  /** Undefined while loading and if loading failed. */
  teams: readonly BuilderTeam[] | undefined;
  failure: ReturnType<typeof loadFailure>;
  /** The team that has just been created or changed. */
  changedId: number | undefined;
  onCreate: () => void;
  sectionRef: RefObject<HTMLElement | null>;
};

export function TeamsSection({
  teams,
  failure,
  changedId,
  onCreate,
  sectionRef,
}: TeamsSectionProps) {
  return (
    <Box
      component="section"
      ref={sectionRef}
      tabIndex={-1}
      aria-label={copy.table.title}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      {!teams && !failure && <LoadingSkeleton />}
      {!teams && failure && (
        <ErrorState message={failure.message} onRetry={failure.retry} retrying={failure.retrying} />
      )}
      {teams?.length === 0 && (
        <EmptyState
          message={copy.table.none}
          action={
            <Button variant="contained" color="gold" lang="en" onClick={onCreate}>
              {copy.page.create}
            </Button>
          }
        />
      )}
      {teams && teams.length > 0 && <TeamsPanel teams={teams} changedId={changedId} />}
    </Box>
  );
}

function LoadingSkeleton() {
  return (
    <>
      <Box aria-hidden sx={filters}>
        <Skeleton variant="rounded" height={56} sx={{ maxWidth: 560 }} />
        <Skeleton variant="rounded" height={56} />
      </Box>
      <Box sx={summaryBar}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.table.loading}
        </Typography>
      </Box>
      <TableSkeleton rows={7} height={{ xs: 104, sm: 56 }} />
    </>
  );
}
