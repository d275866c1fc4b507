import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { Box, Button, TextField } from '@mui/material';
import { useListCategoriesQuery } from '../../api/categories.ts';
import { serverMessage } from '../../api/errors.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { DialogStep } from '../../ui/StepDialog.tsx';
import { copy } from './copy.ts';
import { maxNameLength } from './teamRules.ts';
import type { TeamCreation } from './useTeamCreation.ts';

export function DetailsStep({
  creation: { shownDraft, problem, update, continueToMembers, closeDialog },
}: {
  creation: TeamCreation;
}) {
  const formId = useId();
  const { currentData, error, isFetching, refetch } = useListCategoriesQuery();
  const categories = currentData?.data ?? [];
  const isLoading = isFetching && !currentData;
  const fields = {
    category: useRef<HTMLSelectElement>(null),
    name: useRef<HTMLInputElement>(null),
  };
  useEffect(() => fields.category.current?.focus(), [fields.category]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const missingField = continueToMembers(
      categories.some(({ id }) => id === shownDraft.categoryId),
    );
    if (missingField) fields[missingField].current?.focus();
  };
  return (
    <DialogStep
      step={1}
      title={copy.create.details}
      failure={problem}
      start={
        <Button color="inherit" onClick={closeDialog}>
          {copy.create.cancel}
        </Button>
      }
      buttons={
        <Button type="submit" form={formId} variant="contained">
          {copy.create.next}
        </Button>
      }
    >
      {error && !currentData && !isFetching && (
        <Box sx={{ mb: 2 }}>
          <ErrorState
            inline
            message={serverMessage(error) ?? copy.create.categoriesFailed}
            onRetry={() => void refetch()}
          />
        </Box>
      )}
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={submit}
        sx={{
          display: 'grid',
          gap: 2.5,
          pt: 0.75,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextField
          select
          fullWidth
          inputRef={fields.category}
          label={copy.create.category}
          value={
            categories.some(({ id }) => id === shownDraft.categoryId)
              ? String(shownDraft.categoryId)
              : ''
          }
          error={problem?.missing === 'category'}
          onChange={({ target }) => update({ categoryId: Number(target.value) || null })}
          slotProps={{
            select: { native: true },
            inputLabel: { shrink: true },
            htmlInput: { 'aria-required': true, 'aria-busy': isLoading },
          }}
        >
          <option value="">
            {isLoading ? copy.create.categoriesLoading : copy.create.noCategory}
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
          label={copy.create.name}
          value={shownDraft.name}
          error={problem?.missing === 'name'}
          helperText={copy.create.nameHint(maxNameLength)}
          onChange={({ target }) => update({ name: target.value })}
          slotProps={{
            htmlInput: {
              'aria-required': true,
              maxLength: maxNameLength,
              autoComplete: 'off',
              enterKeyHint: 'next',
            },
          }}
        />
      </Box>
    </DialogStep>
  );
}
