import { useState } from 'react';
import { Button, FormControlLabel, Switch } from '@mui/material';
import { useClub } from '../../../session/useSession.ts';
import { MemberPicker } from '../../teamForm/picker/MemberPicker.tsx';
import { DialogStep, StepDialog } from '../../../ui/StepDialog.tsx';
import { clearDraft, useDraft } from '../../../ui/useDraft.ts';
import { copy } from '../copy.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { type CreateDraft, draftNames, emptyTeamDraft, readCreateDraft } from './draft.ts';
import { maxTeamSize } from '../members/members.ts';
import { useCreateTeam } from './useCreateTeam.ts';
import { useTeamCandidates } from './useTeamCandidates.ts';

type CreateTeamDialogProps = { open: boolean; onClose: () => void };

/**
 * Creates a team in two steps. The draft survives signing in again after the session expired;
 * closing the dialog discards it.
 */
export function CreateTeamDialog({ open, onClose }: CreateTeamDialogProps) {
  const club = useClub();
  const [busy, setBusy] = useState(false);
  const close = () => {
    clearDraft(draftNames.create(club?.id));
    onClose();
  };
  return (
    <StepDialog open={open} busy={busy} onClose={close} title={copy.create.title}>
      <CreateSteps onClose={close} onBusy={setBusy} />
    </StepDialog>
  );
}

type StepsProps = { onClose: () => void; onBusy: (busy: boolean) => void };

function CreateSteps({ onClose, onBusy }: StepsProps) {
  // The initial club: the session may end while the dialog is open.
  const [club] = useState(useClub());
  const { value, change: setValue } = useDraft<CreateDraft>({
    name: draftNames.create(club?.id),
    initial: emptyTeamDraft,
    parse: readCreateDraft,
  });
  const change = (changes: Partial<CreateDraft>) => setValue({ ...value, ...changes });
  const code = club?.code || copy.page.unknownCode;
  const { save, busy, failure, clearFailure } = useCreateTeam({ code, onDone: onClose, onBusy });

  if (value.step === 1) {
    return (
      <DetailsStep
        value={value}
        onChange={change}
        code={copy.teamForm.newCode(code)}
        clubName={club?.name.trim() || copy.page.unknownClub}
        onCancel={onClose}
        onContinue={() => change({ step: 2 })}
      />
    );
  }
  return (
    <MembersStep
      value={value}
      clubId={club?.id}
      onChange={(changes) => {
        clearFailure();
        change(changes);
      }}
      onSave={() => save(value)}
      busy={busy}
      failure={failure}
    />
  );
}

type MembersStepProps = {
  value: CreateDraft;
  clubId: number | undefined;
  onChange: (change: Partial<CreateDraft>) => void;
  onSave: () => void;
  busy: boolean;
  failure: { message: string; hint?: string } | undefined;
};

function MembersStep({ value, clubId, onChange, onSave, busy, failure }: MembersStepProps) {
  const { people, selected, failure: listFailure } = useTeamCandidates(value, clubId);
  return (
    <DialogStep
      step={2}
      lang="en"
      title={copy.teamForm.members}
      busy={busy}
      failure={failure}
      start={copy.teamForm.count(selected.length, maxTeamSize)}
      buttons={
        <>
          <Button color="inherit" disabled={busy} onClick={() => onChange({ step: 1 })}>
            {copy.teamForm.back}
          </Button>
          <Button variant="contained" loading={busy} onClick={onSave}>
            {copy.create.save}
          </Button>
        </>
      }
    >
      <MemberPicker
        key={String(value.everybody)}
        people={people}
        selected={selected}
        onChange={(next) => onChange({ chosen: next })}
        limit={maxTeamSize}
        failure={listFailure}
        labels={{
          people: copy.teamForm.people,
          selected: copy.create.chosen,
          empty: value.everybody ? copy.create.nobody : copy.create.nobodyUnassigned,
        }}
        tools={
          <FormControlLabel
            control={
              <Switch
                checked={value.everybody}
                onChange={(_, everybody) => onChange({ everybody })}
              />
            }
            label={copy.create.everybody}
            sx={{ mr: 0, minHeight: 44 }}
          />
        }
      />
    </DialogStep>
  );
}
