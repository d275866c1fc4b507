import { Button } from '@mui/material';
import { MemberPicker } from '../../ui/picker/MemberPicker.tsx';
import { DialogStep } from '../../ui/StepDialog.tsx';
import { copy } from './copy.ts';
import { mostMembers } from './teamRules.ts';
import type { TeamCreation } from './useTeamCreation.ts';

/** Step 2: the team's members, the leader first. */
export function MembersStep({ creation }: { creation: TeamCreation }) {
  const { shown, problem, busy, people, chosen, failure, choose, update, save, end } = creation;
  return (
    <DialogStep
      step={2}
      title={shown.name.trim()}
      failure={problem}
      busy={busy}
      start={
        <Button color="inherit" disabled={busy} onClick={end}>
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
        chosen={chosen}
        onChange={choose}
        limit={mostMembers}
        failure={failure}
        labels={{
          people: copy.create.people,
          chosen: copy.create.chosen,
          empty: copy.create.nobody,
        }}
      />
    </DialogStep>
  );
}
