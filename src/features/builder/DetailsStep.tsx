import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Box, Button, Stack, TextField } from '@mui/material';
import { useListCategoriesQuery } from '../../api/categories.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { DialogStep } from '../../ui/StepDialog.tsx';
import { copy } from './copy.ts';
import type { TeamDraft } from './draft.ts';
import { loadFailure } from './loadFailure.ts';
import { TeamPreview } from './TeamPreview.tsx';
import { useFailureToast } from './useFailureToast.ts';

/** As many characters as a team's name may have. */
const nameLimit = 60;

type Details = Pick<TeamDraft, 'category' | 'name'>;

type DetailsStepProps = {
  value: Details;
  onChange: (change: Partial<Details>) => void;
  /** The team's code, or what it will look like. */
  code: string;
  clubName: string;
  /** The category that the team has already: offered also where the list of all is not there. */
  current?: { id: number; name: string };
  onCancel: () => void;
  onContinue: () => void;
};

/** The first step: a team's category and name. Enter goes on. */
export function DetailsStep({
  value,
  onChange,
  code,
  clubName,
  current,
  onCancel,
  onContinue,
}: DetailsStepProps) {
  const formId = useId();
  const { categories, loading, failure } = useCategories(current);
  const fields = {
    category: useRef<HTMLSelectElement>(null),
    name: useRef<HTMLInputElement>(null),
  };
  const [tried, setTried] = useState(false);
  const category = categories.find(({ id }) => id === value.category);
  const missing = { category: !category, name: value.name.trim() === '' };
  const incomplete = missing.category || missing.name;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!incomplete) onContinue();
    else fields[missing.category ? 'category' : 'name'].current?.focus();
  };
  return (
    <DialogStep
      step={1}
      lang="en"
      title={copy.compose.details}
      failure={tried && incomplete ? { message: copy.compose.incomplete } : undefined}
      buttons={
        <>
          <Button color="inherit" onClick={onCancel}>
            {copy.compose.cancel}
          </Button>
          <Button type="submit" form={formId} variant="contained">
            {copy.compose.next}
          </Button>
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2.5, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <TeamPreview code={code} clubName={clubName} name={value.name} category={category?.name} />
        <Stack
          component="form"
          id={formId}
          noValidate
          lang="en"
          onSubmit={submit}
          useFlexGap
          spacing={2}
          sx={{ pt: 0.75, order: { md: -1 } }}
        >
          {failure && (
            <ErrorState
              inline
              message={failure.message}
              onRetry={failure.retry}
              retrying={failure.retrying}
            />
          )}
          <TextField
            select
            fullWidth
            autoFocus
            inputRef={fields.category}
            label={copy.compose.category}
            value={category ? String(category.id) : ''}
            error={tried && missing.category}
            onChange={(event) => onChange({ category: Number(event.target.value) || null })}
            slotProps={{
              select: { native: true },
              inputLabel: { shrink: true },
              htmlInput: { 'aria-required': true, 'aria-busy': loading },
            }}
          >
            <option value="" lang="id">
              {loading ? copy.compose.categoriesLoading : copy.compose.noCategory}
            </option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </TextField>
          <TextField
            fullWidth
            inputRef={fields.name}
            label={copy.compose.name}
            value={value.name}
            error={tried && missing.name}
            helperText={copy.compose.length(value.name.length, nameLimit)}
            onChange={(event) => onChange({ name: event.target.value })}
            slotProps={{
              htmlInput: {
                'aria-required': true,
                maxLength: nameLimit,
                autoComplete: 'off',
                enterKeyHint: 'next',
              },
            }}
          />
        </Stack>
      </Box>
    </DialogStep>
  );
}

function useCategories(current: DetailsStepProps['current']) {
  const reading = useListCategoriesQuery();
  useFailureToast(reading.error, copy.compose.categoriesFailed);
  const known = reading.data?.data ?? [];
  return {
    categories: !current || known.some(({ id }) => id === current.id) ? known : [current, ...known],
    loading: reading.isFetching && !reading.data,
    failure: reading.data ? undefined : loadFailure(reading, copy.compose.categoriesFailed),
  };
}
