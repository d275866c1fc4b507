import { Button } from '@mui/material';
import { MemberPicker } from '../teamForm/picker/MemberPicker.tsx';
import { DialogStep } from '../../ui/StepDialog.tsx';
import { copy } from './copy.ts';
import { maxTeamSize } from './teamRules.ts';
import type { TeamCreation } from './useTeamCreation.ts';

export function MembersStep({ creation }: { creation: TeamCreation }) {
  const {
    shownDraft,
    problem,
    busy,
    people,
    selected,
    listFailure,
    selectMembers,
    update,
    save,
    closeDialog,
  } = creation;
  return (
    <DialogStep
      step={2}
      title={shownDraft.name.trim()}
      failure={problem}
      busy={busy}
      start={
        <Button color="inherit" disabled={busy} onClick={closeDialog}>
          {copy.create.cancel}
        </Button>
      }
      buttons={
        <>
          <Button color="inherit" disabled={busy} onClick={() => update({ step: 1 })}>
            {copy.create.back}
          </Button>
          <Button variant="contained" loading={busy} onClick={save}>
            {copy.create.save}
          </Button>
        </>
      }
    >
      <MemberPicker
        people={people}
        selected={selected}
        onChange={selectMembers}
        limit={maxTeamSize}
        failure={listFailure}
        labels={{
          people: copy.create.people,
          selected: copy.create.chosen,
          empty: copy.create.nobody,
        }}
      />
    </DialogStep>
  );
}
