import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Box, Container, Typography } from '@mui/material';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { restoreFocus } from '../../ui/dialogs/restoreFocus.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { BuilderHeader } from './BuilderHeader.tsx';
import { copy } from './copy.ts';
import { CreateTeamDialog } from './form/CreateTeamDialog.tsx';
import { useUnfinishedDraft } from './form/draft.ts';
import { EditTeamDialog } from './form/EditTeamDialog.tsx';
import { ManageTeam } from './members/ManageTeam.tsx';
import { TeamActionsContext } from './teams/teamActions.ts';
import { TeamsSection } from './teams/TeamsSection.tsx';
import { useBuilderTeams } from './teams/useBuilderTeams.ts';
import { useTeamDeletion } from './teams/useTeamDeletion.ts';
import { useChangedTeam } from './useChangedTeam.ts';

/** Tracks the team whose dialog is open, and earlier teams with pending changes or undos. */
export function useManagedTeams() {
  const [teams, setTeams] = useState<readonly BuilderTeam[]>([]);
  const [openId, setOpenId] = useState<number>();
  const open = useCallback((team: BuilderTeam) => {
    setTeams((current) => [...current.filter(({ id }) => id !== team.id), team]);
    setOpenId(team.id);
  }, []);
  return {
    teams,
    isOpen: ({ id }: BuilderTeam) => id === openId,
    open,
    close: () => setOpenId(undefined),
    remove: (team: BuilderTeam) =>
      setTeams((current) => current.filter(({ id }) => id !== team.id)),
  };
}

export default function BuilderPage() {
  usePageTitle(copy.page.title, copy.page.summary);
  const { teams, failure, reload } = useBuilderTeams();
  const { isCreating, setIsCreating, editedTeam, setEditedTeam, stopEditing } =
    useTeamDialogs(teams);
  const { changedId, showCreated, showChanged } = useChangedTeam(teams);
  const managedTeams = useManagedTeams();
  const deletion = useTeamDeletion();
  const sectionRef = useFocusOnRemoval(teams?.length);
  const actions = useMemo(
    () => ({ manage: managedTeams.open, edit: setEditedTeam, remove: deletion.openDialog }),
    [managedTeams.open, setEditedTeam, deletion.openDialog],
  );
  return (
    <>
      <BuilderHeader teamCount={teams?.length} onCreate={() => setIsCreating(true)} />
      <Container sx={{ pt: { xs: 2, md: 3 }, pb: 3 }}>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {copy.page.purpose}
        </Typography>
        <TeamActionsContext value={actions}>
          <TeamsSection
            teams={teams}
            failure={failure}
            changedId={changedId}
            onCreate={() => setIsCreating(true)}
            sectionRef={sectionRef}
          />
        </TeamActionsContext>
        {/* Removals can still be undone here after their dialog has closed. */}
        <Box role="status" sx={undoCorner}>
          {managedTeams.teams.map((team) => (
            <ManageTeam
              key={team.id}
              team={team}
              open={managedTeams.isOpen(team)}
              onClose={managedTeams.close}
              onDeleted={() => {
                managedTeams.remove(team);
                void reload();
              }}
              onIdle={() => managedTeams.remove(team)}
            />
          ))}
        </Box>
      </Container>
      <CreateTeamDialog
        open={isCreating}
        onClose={() => setIsCreating(false)}
        onSaved={showCreated}
      />
      <EditTeamDialog team={editedTeam} onClose={stopEditing} onSaved={showChanged} />
      <ConfirmDialog
        open={deletion.dialog.open}
        title={copy.remove.question(deletion.dialog.team?.name ?? '')}
        confirmLabel={copy.remove.confirm}
        danger
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      >
        <div lang="en">{copy.remove.warning}</div>
        <div>{copy.remove.undo}</div>
      </ConfirmDialog>
    </>
  );
}

/**
 * Tracks which form dialog is open. Reopens a dialog that was left unfinished when the session
 * ended.
 */
function useTeamDialogs(teams: readonly BuilderTeam[] | undefined) {
  const unfinished = useUnfinishedDraft();
  const [isCreating, setIsCreating] = useState(unfinished?.kind === 'create');
  const [editedTeam, setEditedTeam] = useState<BuilderTeam>();
  const [unfinishedTeamId, setUnfinishedTeamId] = useState(
    unfinished?.kind === 'edit' ? unfinished.teamId : undefined,
  );
  if (teams && unfinishedTeamId !== undefined) {
    setUnfinishedTeamId(undefined);
    setEditedTeam(teams.find(({ id }) => id === unfinishedTeamId));
  }
  return {
    isCreating,
    setIsCreating,
    editedTeam,
    setEditedTeam,
    stopEditing: () => setEditedTeam(undefined),
  };
}

/** Returns a ref for the section that receives the focus when the focused row has been deleted. */
function useFocusOnRemoval(count: number | undefined) {
  const sectionRef = useRef<HTMLElement>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    const hasShrunk =
      count !== undefined && previousCount.current !== undefined && count < previousCount.current;
    previousCount.current = count;
    if (!hasShrunk) return undefined;
    // The closing dialog first restores the focus to the button that opened it, which is then
    // removed with its row.
    const timer = setTimeout(() => {
      if (sectionRef.current) restoreFocus(sectionRef.current);
    });
    return () => clearTimeout(timer);
  }, [count]);
  return sectionRef;
}

const undoCorner = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 8, sm: 24, md: 112 },
  right: { xs: 8, sm: 'auto' },
  bottom: 16,
  width: { sm: 380 },
  display: 'grid',
  gap: 1,
  '& > *': { boxShadow: 6 },
};
