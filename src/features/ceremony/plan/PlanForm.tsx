import { useEffect, useEffectEvent, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import type { ManagedCeremony } from '../../../../openapi/schema.d.ts';
import { useListRegistrationsQuery } from '../../../api/managedRegistrations.ts';
import { useSaveCeremonyMutation } from '../../../api/managedCeremony.ts';
import { FormBar } from '../../../ui/forms/FormBar.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { LeaveQuestion } from '../../../ui/page/LeaveQuestion.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { copy } from '../copy.ts';
import { PlanLines } from './PlanLines.tsx';
import {
  newAwardLine,
  newCategoryLine,
  type PlanValues,
  toCeremonyInput,
  toPlanValues,
} from './planValues.ts';

const texts = copy.plan;

type PlanFormProps = { id: number; ceremony: ManagedCeremony };

/** The categories and awards that are announced, in their order. */
export function PlanForm({ id, ceremony }: PlanFormProps) {
  const { categories } = ceremony;
  const { control, isDirty, busy, failure, submit, reload } = usePlanForm({ id, ceremony });
  const { fields, append, move, remove } = useFieldArray({
    control,
    name: 'lines',
    keyName: 'key',
  });
  const lines = useWatch({ control, name: 'lines' });
  const teams = useListRegistrationsQuery({ id }).currentData?.data ?? [];
  const missing = categories.filter(
    (category) =>
      !lines.some(({ kind, categoryId }) => kind === 'category' && categoryId === category.id),
  );
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      {isDirty && <LeaveQuestion texts={texts.leaving} />}
      <SectionHeading title={texts.heading} lead={texts.lead} />
      {fields.length === 0 && <EmptyState message={texts.empty} />}
      <PlanLines
        control={control}
        fields={fields}
        lines={lines}
        categories={categories}
        teams={teams}
        onMove={move}
        onRemove={remove}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, my: 2 }}>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append(newAwardLine())}>
          {texts.addAward}
        </Button>
        {missing.length > 0 && (
          <SelectField
            size="small"
            label={texts.addCategory}
            noneLabel={texts.chooseCategory}
            options={missing.map((each) => ({ value: String(each.id), label: each.name }))}
            selected={undefined}
            onSelect={(chosen) => chosen && append(newCategoryLine(Number(chosen)))}
          />
        )}
      </Box>
      {failure !== undefined && (
        <>
          <FormError message={failure} />
          <Button variant="outlined" onClick={reload} sx={{ mb: 2 }}>
            {texts.reload}
          </Button>
        </>
      )}
      {isDirty && (
        <FormBar>
          <SubmitButton label={texts.save} busyLabel={texts.saving} busy={busy} />
          <Typography variant="body2">{texts.unsaved}</Typography>
        </FormBar>
      )}
    </Box>
  );
}

const isSameList = (one: ManagedCeremony, other: ManagedCeremony) =>
  JSON.stringify(one.items) === JSON.stringify(other.items);

/** A list that another organiser has changed is shown at once, unless something is typed here. */
function usePlanForm({ id, ceremony }: PlanFormProps) {
  const toast = useToast();
  const [save] = useSaveCeremonyMutation();
  const [base, setBase] = useState(ceremony);
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, reset, formState } = useForm<PlanValues>({
    defaultValues: toPlanValues(ceremony),
  });
  const { isDirty } = formState;
  const show = (shown: ManagedCeremony) => {
    setBase(shown);
    setFailure(undefined);
    reset(toPlanValues(shown));
  };
  const follow = useEffectEvent(() => {
    if (!isDirty && !isSameList(base, ceremony)) show(ceremony);
  });
  useEffect(() => follow(), [ceremony]);
  const { run, busy } = useSingleFlight(async (values: PlanValues) => {
    // Steps of the ceremony raise the version, too.
    const { version } = isSameList(base, ceremony) ? ceremony : base;
    const { data, error } = await save({
      id,
      'If-Match': version,
      body: toCeremonyInput(values),
    });
    if (!data) {
      setFailure(entryErrorText(error, texts.saveFailed));
      return;
    }
    show(data.data);
    toast.success(data.message);
  });
  return {
    control,
    isDirty,
    busy,
    failure,
    submit: handleSubmit(run),
    reload: () => show(ceremony),
  };
}
