import { Box, Button, Chip, DialogActions, DialogContent, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { oneLine } from '../../ui/oneLine.ts';
import { StepDialog } from '../../ui/StepDialog.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { AvailableMembers } from './AvailableMembers.tsx';
import { copy } from './copy.ts';
import { CurrentMembers, CurrentMembersSkeleton } from './CurrentMembers.tsx';
import type { loadFailure } from './loadFailure.ts';
import { teamLimit } from './members.ts';
import type { useMemberChanges } from './useMemberChanges.ts';

type ManageDialogProps = {
  open: boolean;
  team: BuilderTeam;
  /** Whether the members are known. */
  loaded: boolean;
  failure: ReturnType<typeof loadFailure>;
  changes: ReturnType<typeof useMemberChanges>;
  onClose: () => void;
  onExited: () => void;
};

/** Adds and removes members of a team, each at once. */
export function ManageDialog({
  open,
  team,
  loaded,
  failure,
  changes,
  onClose,
  onExited,
}: ManageDialogProps) {
  const { people, removals, said, addMember, removeMember, undo, forget } = changes;
  return (
    <StepDialog
      open={open}
      onClose={onClose}
      onExited={onExited}
      title={copy.manage.title}
      lead={<About team={team} />}
    >
      <DialogContent
        sx={{ px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 2.5 }, overscrollBehavior: 'contain' }}
      >
        <Box sx={columns}>
          {!loaded && failure && (
            <ErrorState
              inline
              message={failure.message}
              onRetry={failure.retry}
              retrying={failure.retrying}
            />
          )}
          {!loaded && !failure && <CurrentMembersSkeleton />}
          {loaded && (
            <CurrentMembers
              people={people}
              removals={removals}
              onRemove={removeMember}
              onUndo={undo}
              onForget={forget}
            />
          )}
          {/* Who is free is known only beside who is in the team. */}
          <AvailableMembers
            categoryId={team.category_id}
            people={loaded ? people : undefined}
            onAdd={addMember}
          />
        </Box>
      </DialogContent>
      {/* What the page says meanwhile stands behind the dialog, where no screen reader looks. */}
      <Box role="status" sx={visuallyHidden}>
        {said && `${said} ${copy.manage.count(people.length, teamLimit)}`}
      </Box>
      <DialogActions lang="en" sx={foot}>
        <Button variant="contained" onClick={onClose}>
          {copy.manage.done}
        </Button>
      </DialogActions>
    </StepDialog>
  );
}

function About({ team: { name, category_name: category, team_id: code } }: { team: BuilderTeam }) {
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
      <Typography sx={{ ...oneLine, fontWeight: 600 }} title={name}>
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

const foot = ({ vars: { palette } }: Theme) => ({
  px: { xs: '16px', sm: '24px' },
  py: '12px',
  pb: 'max(12px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${palette.divider}`,
  '& > button': { width: { xs: '100%', sm: 'auto' } },
});
