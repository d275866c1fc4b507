import { Button, Stack, Typography } from '@mui/material';
import { FormBar } from '../../ui/forms/FormBar.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { LeaveQuestion } from '../../ui/page/LeaveQuestion.tsx';
import { usePlanChanges } from './arenas/usePlanChanges.ts';
import { ArenaFields } from './fields/ArenaFields.tsx';
import { copy } from './copy.ts';
import { PlanResult } from './PlanResult.tsx';
import { TimeFields } from './fields/TimeFields.tsx';
import { type PlanFormProps, usePlanForm } from './usePlanForm.ts';
import { WishFields } from './fields/WishFields.tsx';

const notPlannedYet = '"0"';

/** The fields of a plan, with what follows from them; the plan is shown before it is saved. */
export function PlanForm(props: PlanFormProps) {
  const { tournament, plan } = props;
  const state = usePlanForm(props);
  const { form, submit, preview, isChanged } = state;
  const changes = usePlanChanges({
    id: tournament.id,
    version: plan.version,
    onChanged: state.accept,
  });
  const { control } = form;
  const { categories } = tournament;
  const isPlanned = preview !== undefined || plan.version !== notPlannedYet;
  return (
    <Stack
      component="form"
      noValidate
      aria-label={copy.form}
      onSubmit={submit}
      useFlexGap
      spacing={2.5}
    >
      <Stack className="no-print" useFlexGap spacing={2.5}>
        <ArenaFields control={control} categories={categories} />
        <TimeFields control={control} zone={tournament.time_zone} />
        <WishFields control={control} categories={categories} tournamentId={tournament.id} />
      </Stack>
      {isPlanned && (
        <PlanResult
          // Each preview takes the focus.
          key={preview?.count ?? 'saved'}
          plan={preview?.plan ?? plan}
          isPreview={preview !== undefined}
          tournament={tournament}
          changes={preview || isChanged ? undefined : changes}
        />
      )}
      <PlanBar state={state} isPlanned={isPlanned} />
      {isChanged && <LeaveQuestion texts={copy.leaving} />}
    </Stack>
  );
}

type PlanBarProps = { state: ReturnType<typeof usePlanForm>; isPlanned: boolean };

/** The buttons of a plan; each has the focus again after what it has sent. */
function PlanBar({ state, isPlanned }: PlanBarProps) {
  const { form, busy, failure, isChanged, discard } = state;
  const isPreview = form.getValues('preview');
  return (
    <FormBar>
      {failure && (
        <Stack sx={{ flexBasis: '100%' }}>
          <FormError message={failure.message} />
        </Stack>
      )}
      <SubmitButton
        label={copy.preview}
        busyLabel={copy.previewing}
        busy={busy && isPreview}
        variant={isPlanned ? 'outlined' : 'contained'}
        onClick={() => form.setValue('preview', true)}
      />
      <SubmitButton
        label={copy.save}
        busyLabel={copy.saving}
        busy={busy && !isPreview}
        variant={isPlanned ? 'contained' : 'outlined'}
        onClick={() => form.setValue('preview', false)}
      />
      {isChanged && (
        <Button color="inherit" onClick={discard} disabled={busy}>
          {copy.discard}
        </Button>
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {isChanged && copy.unsaved}
      </Typography>
    </FormBar>
  );
}
