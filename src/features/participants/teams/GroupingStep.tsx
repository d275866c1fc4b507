import {
  Box,
  Button,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useListCategoriesQuery } from '../../../api/categories.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { DialogStep } from '../../../ui/dialogs/StepDialog.tsx';
import { focusElement } from '../../../ui/dialogs/restoreFocus.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { maxTeamSize } from '../../teamForm/teamRules.ts';
import { copy } from './copy.ts';
import type { Grouping } from './proposeTeams.ts';

export type Category = { id: number; name: string };

type GroupingStepProps = {
  pupilCount: number;
  hasClasses: boolean;
  category: Category | undefined;
  grouping: Grouping;
  onCategoryChange: (category: Category | undefined) => void;
  onGroupingChange: (grouping: Grouping) => void;
  onCancel: () => void;
  onNext: () => void;
};

/** Asks for the category of the teams and how the pupils are divided. */
export function GroupingStep(props: GroupingStepProps) {
  const { pupilCount, hasClasses, category, grouping, onGroupingChange, onCancel, onNext } = props;
  const { data, isFetching, isError, refetch } = useListCategoriesQuery();
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const categories = data?.data ?? [];
  const next = () => {
    setMissing(!category);
    if (category) onNext();
  };
  return (
    <DialogStep
      step={1}
      title={copy.grouping}
      start={copy.lead(formatNumber(pupilCount))}
      buttons={
        <>
          <Button onClick={onCancel}>{copy.cancel}</Button>
          <Button variant="contained" onClick={next}>
            {copy.next}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1, maxWidth: 480 }}>
        {isError && !isFetching && (
          <ErrorState inline message={copy.categoriesFailed} onRetry={() => void refetch()} />
        )}
        <TextField
          select
          inputRef={focusElement}
          id={`${id}-category`}
          label={copy.category}
          value={category ? String(category.id) : ''}
          error={isMissing && !category}
          helperText={isMissing && !category ? copy.categoryRequired : ' '}
          onChange={({ target }) =>
            props.onCategoryChange(categories.find((each) => String(each.id) === target.value))
          }
          slotProps={{
            select: { native: true },
            inputLabel: { shrink: true },
            htmlInput: { 'aria-required': true, 'aria-busy': isFetching },
          }}
        >
          <option value="">{isFetching ? copy.categoriesLoading : copy.noCategory}</option>
          {categories.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </TextField>
        <TextField
          select
          id={`${id}-size`}
          label={copy.size}
          value={String(grouping.size)}
          onChange={({ target }) => onGroupingChange({ ...grouping, size: Number(target.value) })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {Array.from({ length: maxTeamSize }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </TextField>
        {hasClasses && (
          <div>
            <Typography id={`${id}-by`} variant="body2" sx={{ fontWeight: 600 }}>
              {copy.by}
            </Typography>
            <RadioGroup
              aria-labelledby={`${id}-by`}
              value={grouping.by}
              onChange={(_, by) => onGroupingChange({ ...grouping, by: by as Grouping['by'] })}
            >
              {(['order', 'class'] as const).map((by) => (
                <FormControlLabel
                  key={by}
                  value={by}
                  control={<Radio />}
                  label={copy.bys[by]}
                  sx={{ minHeight: 44 }}
                />
              ))}
            </RadioGroup>
          </div>
        )}
      </Box>
    </DialogStep>
  );
}
