import { useId, useState } from 'react';
import { Box, Button } from '@mui/material';
import { isVisible } from '../../../openapi/texts/visible.ts';
import { useListCategoriesQuery } from '../../api/categories.ts';
import { serverMessage } from '../../api/errors.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { DialogStep } from '../../ui/dialogs/StepDialog.tsx';
import { type DetailsCopy, DetailsFields } from './DetailsFields.tsx';
import type { TeamDraft } from './draft.ts';
import { TeamPreview } from './TeamPreview.tsx';

type Category = { id: number; name: string };

type DetailsStepProps = {
  draft: TeamDraft;
  onChange: (changes: Partial<TeamDraft>) => void;
  onCancel: () => void;
  copy: DetailsCopy &
    Record<'details' | 'categoriesFailed' | 'incomplete' | 'cancel' | 'next', string>;
  /** Language of the button that continues if it differs from the page's. */
  lang?: 'en';
  clubName: string;
  /** The team's code, or a preview of it for a new team. */
  code: string;
  /** The team's present category, offered even if the categories cannot be loaded. */
  currentCategory?: Category;
  /** Why even a complete form cannot go on to step 2. */
  blockingError?: string;
  /**
   * Whether errors stay until their cause is gone. Otherwise they disappear with the next input or
   * retry, and only the first empty field is marked.
   */
  keepsErrors?: boolean;
};

/** Asks for category and name beside a preview of the team. */
export function DetailsStep({
  draft,
  onChange,
  onCancel,
  copy,
  lang,
  clubName,
  code,
  currentCategory,
  blockingError,
  keepsErrors = false,
}: DetailsStepProps) {
  const formId = useId();
  const { categories, isLoading, failure } = useCategories(currentCategory, keepsErrors);
  const category = categories.find(({ id }) => id === draft.categoryId);
  const check = useDetailsCheck(
    { category: !category, name: !isVisible(draft.name) },
    { incomplete: copy.incomplete, blockingError, keepsErrors },
  );
  return (
    <DialogStep
      step={1}
      title={copy.details}
      failure={check.failure}
      buttons={
        <>
          <Button color="inherit" onClick={onCancel}>
            {copy.cancel}
          </Button>
          <Button type="submit" lang={lang} form={formId} variant="contained">
            {copy.next}
          </Button>
        </>
      }
    >
      <Box sx={besidePreview}>
        <TeamPreview code={code} clubName={clubName} name={draft.name} category={category?.name} />
        <Box sx={{ order: { md: -1 } }}>
          {failure && (
            <Box sx={{ mb: 2 }}>
              <ErrorState
                inline
                message={failure.message ?? copy.categoriesFailed}
                onRetry={failure.retry}
                retrying={failure.retrying}
              />
            </Box>
          )}
          <Box
            component="form"
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (check.submit(event.currentTarget)) onChange({ step: 2 });
            }}
            sx={{ display: 'grid', pt: 0.75, gap: 2 }}
          >
            <DetailsFields
              categories={categories}
              categoryId={category?.id}
              name={draft.name}
              isLoading={isLoading}
              invalid={check.invalid}
              onChange={(changes) => {
                check.clear();
                onChange(changes);
              }}
              copy={copy}
            />
          </Box>
        </Box>
      </Box>
    </DialogStep>
  );
}

type CheckOptions = Pick<DetailsStepProps, 'blockingError' | 'keepsErrors'> & {
  incomplete: string;
};

/** Checks the fields when the form is submitted; `missing` tells which of them are empty. */
function useDetailsCheck(
  missing: { category: boolean; name: boolean },
  { incomplete, blockingError, keepsErrors }: CheckOptions,
) {
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isIncomplete = missing.category || missing.name;
  const message = isIncomplete ? incomplete : blockingError;
  return {
    failure: isSubmitted && message !== undefined ? { message } : undefined,
    invalid: {
      category: isSubmitted && missing.category,
      name: isSubmitted && missing.name && (keepsErrors || !missing.category),
    },
    /** Returns whether the form may go on; focuses the first empty field otherwise. */
    submit: (form: Element) => {
      setIsSubmitted(true);
      if (isIncomplete)
        form.querySelector<HTMLElement>(missing.category ? 'select' : 'input')?.focus();
      return message === undefined;
    },
    clear: () => {
      if (!keepsErrors) setIsSubmitted(false);
    },
  };
}

/** Returns the categories, also the present one if it is not among them, and why there are none. */
function useCategories(present: Category | undefined, keepsErrors: boolean) {
  const { data, error, isFetching, refetch } = useListCategoriesQuery();
  const loaded = data?.data ?? [];
  const isKnown = !present || loaded.some(({ id }) => id === present.id);
  return {
    categories: isKnown ? loaded : [present, ...loaded],
    isLoading: isFetching && !data,
    failure:
      error && !data && (keepsErrors || !isFetching)
        ? { message: serverMessage(error), retry: () => void refetch(), retrying: isFetching }
        : undefined,
  };
}

const besidePreview = {
  display: 'grid',
  gap: { xs: 2.5, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
};
