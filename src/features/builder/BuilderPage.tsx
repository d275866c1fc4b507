import { useEffect, useMemo, useRef, useState } from 'react';
import { Box, Container } from '@mui/material';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { takeLostFocus } from '../../ui/takeLostFocus.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { BuilderHead } from './BuilderHead.tsx';
import { copy } from './copy.ts';
import { CreateTeamDialog } from './CreateTeamDialog.tsx';
import { useWaitingDraft } from './draft.ts';
import { EditTeamDialog } from './EditTeamDialog.tsx';
import { ManageTeam } from './ManageTeam.tsx';
import { TeamActionsContext } from './teamActions.ts';
import { TeamsSection } from './TeamsSection.tsx';
import { useBuilderTeams } from './useBuilderTeams.ts';
import { useDeletion } from './useDeletion.ts';
import { useManagedTeams } from './useManagedTeams.ts';

/** Where a club forms its teams. */
export default function BuilderPage() {
  usePageTitle(copy.page.title, copy.page.summary);
  const { teams, failure, reload } = useBuilderTeams();
  const { creating, setCreating, edited, edit, endEdit } = useTeamForms(teams);
  const managed = useManagedTeams();
  const deletion = useDeletion();
  const section = useFocusKept(teams?.length);
  const actions = useMemo(
    () => ({ manage: managed.open, edit, remove: deletion.ask }),
    [managed.open, edit, deletion.ask],
  );
  return (
    <>
      <BuilderHead onCreate={() => setCreating(true)} />
      <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 5, md: 8 } }}>
        <TeamActionsContext value={actions}>
          <TeamsSection
            teams={teams}
            failure={failure}
            onCreate={() => setCreating(true)}
            section={section}
          />
        </TeamActionsContext>
        {/* Where removals can be taken back after their dialog has closed. */}
        <Box role="status" sx={corner}>
          {managed.teams.map((team) => (
            <ManageTeam
              key={team.id}
              team={team}
              open={managed.isOpen(team)}
              onClose={managed.close}
              onGone={() => {
                managed.drop(team);
                void reload();
              }}
              onIdle={() => managed.drop(team)}
            />
          ))}
        </Box>
      </Container>
      <CreateTeamDialog open={creating} onClose={() => setCreating(false)} />
      <EditTeamDialog team={edited} onClose={endEdit} />
      <ConfirmDialog
        open={deletion.question.open}
        title={copy.remove.question(deletion.question.team?.name ?? '')}
        confirmLabel={copy.remove.confirm}
        danger
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      >
        <span lang="en">{copy.remove.warning}</span>
      </ConfirmDialog>
    </>
  );
}

/**
 * Which of the dialogs with a form is open; one that was left unfinished when the session ended
 * opens again.
 */
function useTeamForms(teams: readonly BuilderTeam[] | undefined) {
  const waiting = useWaitingDraft();
  const [creating, setCreating] = useState(waiting?.kind === 'create');
  const [edited, edit] = useState<BuilderTeam>();
  const [waitingId, setWaitingId] = useState(waiting?.kind === 'edit' ? waiting.teamId : undefined);
  if (teams && waitingId !== undefined) {
    setWaitingId(undefined);
    edit(teams.find(({ id }) => id === waitingId));
  }
  return { creating, setCreating, edited, edit, endEdit: () => edit(undefined) };
}

/** The section that takes the focus when the row that had it is gone. */
function useFocusKept(count: number | undefined) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLess = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    if (!isLess) return undefined;
    // The dialog first gives the focus back to the button that opened it, which the table then
    // takes out.
    const timer = setTimeout(() => {
      if (section.current) takeLostFocus(section.current);
    });
    return () => clearTimeout(timer);
  }, [count]);
  return section;
}

const corner = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 8, sm: 24 },
  right: { xs: 8, sm: 'auto' },
  bottom: { xs: 8, sm: 24 },
  width: { sm: 380 },
  display: 'grid',
  gap: 1,
  '& > *': { boxShadow: 6 },
};
