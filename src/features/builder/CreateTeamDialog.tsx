import { useState } from 'react';
import { Button, FormControlLabel, Switch } from '@mui/material';
import { useClub } from '../../session/useSession.ts';
import { MemberPicker } from '../../ui/picker/MemberPicker.tsx';
import { DialogStep, StepDialog } from '../../ui/StepDialog.tsx';
import { forgetDraft, useDraft } from '../../ui/useDraft.ts';
import { copy } from './copy.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { type CreateDraft, draftNames, emptyTeam, readCreateDraft } from './draft.ts';
import { teamLimit } from './members.ts';
import { useCreateTeam } from './useCreateTeam.ts';
import { useFreePeople } from './useFreePeople.ts';

type CreateTeamDialogProps = { open: boolean; onClose: () => void };

/**
 * Creates a team in two steps. What is chosen waits while a session that ended is begun anew; any
 * close forgets it.
 */
export function CreateTeamDialog({ open, onClose }: CreateTeamDialogProps) {
  const club = useClub();
  const [busy, setBusy] = useState(false);
  const close = () => {
    forgetDraft(draftNames.create(club?.id));
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
  // What it began with: the session may end under it.
  const [club] = useState(useClub());
  const { value, change: setValue } = useDraft<CreateDraft>({
    name: draftNames.create(club?.id),
    initial: emptyTeam,
    read: readCreateDraft,
  });
  const change = (changed: Partial<CreateDraft>) => setValue({ ...value, ...changed });
  const code = club?.code || copy.page.unknownCode;
  const { save, busy, failure, forgetFailure } = useCreateTeam({ code, onDone: onClose, onBusy });

  if (value.step === 1) {
    return (
      <DetailsStep
        value={value}
        onChange={change}
        code={copy.compose.newCode(code)}
        clubName={club?.name.trim() || copy.page.unknownClub}
        onCancel={onClose}
        onContinue={() => change({ step: 2 })}
      />
    );
  }
  return (
    <ChooseStep
      value={value}
      clubId={club?.id}
      onChange={(changed) => {
        forgetFailure();
        change(changed);
      }}
      onSave={() => save(value)}
      busy={busy}
      failure={failure}
    />
  );
}

type ChooseStepProps = {
  value: CreateDraft;
  clubId: number | undefined;
  onChange: (change: Partial<CreateDraft>) => void;
  onSave: () => void;
  busy: boolean;
  failure: { message: string; hint?: string } | undefined;
};

function ChooseStep({ value, clubId, onChange, onSave, busy, failure }: ChooseStepProps) {
  const { people, chosen, failure: listFailure } = useFreePeople(value, clubId);
  return (
    <DialogStep
      step={2}
      lang="en"
      title={copy.compose.members}
      busy={busy}
      failure={failure}
      start={copy.compose.count(chosen.length, teamLimit)}
      buttons={
        <>
          <Button color="inherit" disabled={busy} onClick={() => onChange({ step: 1 })}>
            {copy.compose.back}
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
        chosen={chosen}
        onChange={(next) => onChange({ chosen: next })}
        limit={teamLimit}
        failure={listFailure}
        labels={{
          people: copy.compose.people,
          chosen: copy.create.chosen,
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
