import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Box, Button, Stack, TextField } from '@mui/material';
import { teamNameLimits } from '../../../../openapi/limits.ts';
import { useListCategoriesQuery } from '../../../api/categories.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { DialogStep } from '../../../ui/StepDialog.tsx';
import { copy } from '../copy.ts';
import type { TeamDraft } from './draft.ts';
import { loadFailure } from '../loadFailure.ts';
import { TeamPreview } from './TeamPreview.tsx';
import { useErrorToast } from '../useErrorToast.ts';

const maxNameLength = teamNameLimits.maxLength;

type DetailsValue = Pick<TeamDraft, 'category' | 'name'>;

type DetailsStepProps = {
  value: DetailsValue;
  onChange: (change: Partial<DetailsValue>) => void;
  /** The team's code, or a preview of it for a new team. */
  code: string;
  clubName: string;
  /** The team's present category, offered even if the categories cannot be loaded. */
  currentCategory?: { id: number; name: string };
  onCancel: () => void;
  onContinue: () => void;
};

export function DetailsStep({
  value,
  onChange,
  code,
  clubName,
  currentCategory,
  onCancel,
  onContinue,
}: DetailsStepProps) {
  const formId = useId();
  const { categories, isLoading, failure } = useCategories(currentCategory);
  const fields = {
    category: useRef<HTMLSelectElement>(null),
    name: useRef<HTMLInputElement>(null),
  };
  const [isSubmitted, setIsSubmitted] = useState(false);
  const category = categories.find(({ id }) => id === value.category);
  const missing = { category: !category, name: value.name.trim() === '' };
  const isIncomplete = missing.category || missing.name;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (!isIncomplete) onContinue();
    else fields[missing.category ? 'category' : 'name'].current?.focus();
  };
  return (
    <DialogStep
      step={1}
      lang="en"
      title={copy.teamForm.details}
      failure={isSubmitted && isIncomplete ? { message: copy.teamForm.incomplete } : undefined}
      buttons={
        <>
          <Button color="inherit" onClick={onCancel}>
            {copy.teamForm.cancel}
          </Button>
          <Button type="submit" form={formId} variant="contained">
            {copy.teamForm.next}
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
            label={copy.teamForm.category}
            value={category ? String(category.id) : ''}
            error={isSubmitted && missing.category}
            onChange={(event) => onChange({ category: Number(event.target.value) || null })}
            slotProps={{
              select: { native: true },
              inputLabel: { shrink: true },
              htmlInput: { 'aria-required': true, 'aria-busy': isLoading },
            }}
          >
            <option value="" lang="id">
              {isLoading ? copy.teamForm.categoriesLoading : copy.teamForm.noCategory}
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
            label={copy.teamForm.name}
            value={value.name}
            error={isSubmitted && missing.name}
            helperText={copy.teamForm.length(value.name.length, maxNameLength)}
            onChange={(event) => onChange({ name: event.target.value })}
            slotProps={{
              htmlInput: {
                'aria-required': true,
                maxLength: maxNameLength,
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

function useCategories(currentCategory: DetailsStepProps['currentCategory']) {
  const categoriesQuery = useListCategoriesQuery();
  useErrorToast(categoriesQuery.error, copy.teamForm.categoriesFailed);
  const loadedCategories = categoriesQuery.data?.data ?? [];
  return {
    categories:
      !currentCategory || loadedCategories.some(({ id }) => id === currentCategory.id)
        ? loadedCategories
        : [currentCategory, ...loadedCategories],
    isLoading: categoriesQuery.isFetching && !categoriesQuery.data,
    failure: categoriesQuery.data
      ? undefined
      : loadFailure(categoriesQuery, copy.teamForm.categoriesFailed),
  };
}
