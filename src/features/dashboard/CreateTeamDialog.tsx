import { Box, Typography } from '@mui/material';
import type { ClubUser } from '../../session/storage.ts';
import { StepDialog } from '../../ui/StepDialog.tsx';
import { copy } from './copy.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { MembersStep } from './MembersStep.tsx';
import { codePreview } from './teamRules.ts';
import { useTeamCreation } from './useTeamCreation.ts';
import type { useTeamDraft } from './useTeamDraft.ts';

type CreateTeamDialogProps = { club: ClubUser; team: ReturnType<typeof useTeamDraft> };

/** Creates a team in two steps. Closing the dialog discards the draft. */
export function CreateTeamDialog({ club, team }: CreateTeamDialogProps) {
  const creation = useTeamCreation(club, team);
  const { shownDraft, busy, closeDialog } = creation;
  return (
    <StepDialog
      open={team.draft !== null}
      busy={busy}
      onClose={closeDialog}
      title={copy.create.title}
      lead={<TeamCode code={club.code} />}
    >
      {shownDraft.step === 1 ? (
        <DetailsStep creation={creation} />
      ) : (
        <MembersStep creation={creation} />
      )}
    </StepDialog>
  );
}

function TeamCode({ code }: { code: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'board.muted' }}>
      {copy.create.code}{' '}
      <Box
        component="strong"
        translate="no"
        sx={(theme) => ({
          ...theme.typography.button,
          fontSize: '1.125rem',
          color: theme.vars.palette.gold.main,
          overflowWrap: 'anywhere',
        })}
      >
        {codePreview(code)}
      </Box>
    </Typography>
  );
}
