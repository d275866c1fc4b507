import { Box, Button, Chip, DialogActions, DialogContent, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ellipsis, visuallyHidden } from '../../../ui/styles/styles.ts';
import { StepDialog } from '../../../ui/dialogs/StepDialog.tsx';
import { AvailableMembers } from './AvailableMembers.tsx';
import { copy } from '../copy.ts';
import { CurrentMembers, CurrentMembersSkeleton } from './CurrentMembers.tsx';
import type { loadFailure } from '../useErrorToast.ts';
import { maxTeamSize } from '../../teamForm/teamRules.ts';
import type { useMemberChanges } from './useMemberChanges.ts';

type ManageDialogProps = {
  open: boolean;
  team: BuilderTeam;
  isLoaded: boolean;
  failure: ReturnType<typeof loadFailure>;
  changes: ReturnType<typeof useMemberChanges>;
  onClose: () => void;
  onExited: () => void;
};

/** Adds and removes team members, unless the team has a run. Each change takes effect immediately. */
export function ManageDialog({
  open,
  team,
  isLoaded,
  failure,
  changes,
  onClose,
  onExited,
}: ManageDialogProps) {
  const isFixed = team.has_run === true;
  const { people, removals, announcement, addMember, removeMember, undo, dismissRemoval } = changes;
  return (
    <StepDialog
      open={open}
      onClose={onClose}
      onExited={onExited}
      title={copy.manage.title}
      lead={<TeamSummary team={team} />}
    >
      <DialogContent
        sx={{ px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 2.5 }, overscrollBehavior: 'contain' }}
      >
        <Box sx={isFixed ? undefined : columns}>
          {!isLoaded && failure && (
            <ErrorState
              inline
              message={failure.message}
              onRetry={failure.retry}
              retrying={failure.retrying}
            />
          )}
          {!isLoaded && !failure && <CurrentMembersSkeleton />}
          {isLoaded && (
            <CurrentMembers
              people={people}
              isFixed={isFixed}
              removals={removals}
              onRemove={removeMember}
              onUndo={undo}
              onUndoExpired={dismissRemoval}
            />
          )}
          {/* The available participants can only be computed once the members are known. */}
          {!isFixed && (
            <AvailableMembers
              categoryId={team.category_id}
              people={isLoaded ? people : undefined}
              onAdd={addMember}
            />
          )}
        </Box>
      </DialogContent>
      {/* Toasts are outside the modal dialog, where screen readers do not announce them. */}
      <Box role="status" sx={visuallyHidden}>
        {announcement && `${announcement} ${copy.manage.count(people.length, maxTeamSize)}`}
      </Box>
      <DialogActions lang="en" sx={footer}>
        <Button variant="contained" onClick={onClose}>
          {copy.manage.done}
        </Button>
      </DialogActions>
    </StepDialog>
  );
}

function TeamSummary({
  team: { name, category_name: category, team_id: code },
}: {
  team: BuilderTeam;
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.75,
        mt: 0.5,
      }}
    >
      <Typography sx={{ ...ellipsis, fontWeight: 600 }} title={name}>
        {name}
      </Typography>
      <Chip size="small" variant="outlined" translate="no" label={code} />
      <Chip
        size="small"
        variant="outlined"
        label={category || copy.table.unknownCategory}
        sx={{ maxWidth: '100%' }}
      />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
};

const footer = ({ vars: { palette } }: Theme) => ({
  px: { xs: '16px', sm: '24px' },
  py: '12px',
  pb: 'max(12px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${palette.divider}`,
  '& > button': { width: { xs: '100%', sm: 'auto' } },
});
