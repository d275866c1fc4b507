import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { Box, Button, TextField } from '@mui/material';
import { useListCategoriesQuery } from '../../api/categories.ts';
import { serverMessage } from '../../api/errors.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { DialogStep } from '../../ui/StepDialog.tsx';
import { copy } from './copy.ts';
import { nameLimit } from './teamRules.ts';
import type { TeamCreation } from './useTeamCreation.ts';

/** Step 1: the team's category and name. Enter goes on. */
export function DetailsStep({
  creation: { shown, problem, update, next, end },
}: {
  creation: TeamCreation;
}) {
  const formId = useId();
  const { currentData, error, isFetching, refetch } = useListCategoriesQuery();
  const categories = currentData?.data ?? [];
  const loading = isFetching && !currentData;
  const fields = {
    category: useRef<HTMLSelectElement>(null),
    name: useRef<HTMLInputElement>(null),
  };
  useEffect(() => fields.category.current?.focus(), [fields.category]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const empty = next(categories.some(({ id }) => id === shown.categoryId));
    if (empty) fields[empty].current?.focus();
  };
  return (
    <DialogStep
      step={1}
      title={copy.create.details}
      failure={problem}
      start={
        <Button color="inherit" onClick={end}>
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
            categories.some(({ id }) => id === shown.categoryId) ? String(shown.categoryId) : ''
          }
          error={problem?.missing === 'category'}
          onChange={({ target }) => update({ categoryId: Number(target.value) || null })}
          slotProps={{
            select: { native: true },
            inputLabel: { shrink: true },
            htmlInput: { 'aria-required': true, 'aria-busy': loading },
          }}
        >
          <option value="">
            {loading ? copy.create.categoriesLoading : copy.create.noCategory}
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
          value={shown.name}
          error={problem?.missing === 'name'}
          helperText={copy.create.nameHint(nameLimit)}
          onChange={({ target }) => update({ name: target.value })}
          slotProps={{
            htmlInput: {
              'aria-required': true,
              maxLength: nameLimit,
              autoComplete: 'off',
              enterKeyHint: 'next',
            },
          }}
        />
      </Box>
    </DialogStep>
  );
}
