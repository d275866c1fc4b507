import { TextField } from '@mui/material';
import { focusElement } from '../../ui/dialogs/restoreFocus.ts';
import type { TeamDraft } from './draft.ts';
import { maxNameLength } from './teamRules.ts';

export type DetailsCopy = Record<
  'category' | 'noCategory' | 'categoriesLoading' | 'name',
  string
> & {
  nameHint: (length: number, limit: number) => string;
};

type DetailsFieldsProps = {
  copy: DetailsCopy;
  categories: readonly { id: number; name: string }[];
  /** Undefined if none of `categories` is selected. */
  categoryId: number | undefined;
  name: string;
  isLoading: boolean;
  invalid: { category: boolean; name: boolean };
  onChange: (changes: Partial<TeamDraft>) => void;
};

export function DetailsFields({
  categories,
  categoryId,
  name: teamName,
  isLoading,
  invalid,
  onChange,
  copy,
}: DetailsFieldsProps) {
  return (
    <>
      <TextField
        select
        fullWidth
        inputRef={focusElement}
        label={copy.category}
        value={categoryId === undefined ? '' : String(categoryId)}
        error={invalid.category}
        onChange={({ target }) => onChange({ categoryId: Number(target.value) || null })}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { 'aria-required': true, 'aria-busy': isLoading },
        }}
      >
        <option value="">{isLoading ? copy.categoriesLoading : copy.noCategory}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField
        fullWidth
        label={copy.name}
        value={teamName}
        error={invalid.name}
        helperText={copy.nameHint(teamName.length, maxNameLength)}
        onChange={({ target }) => onChange({ name: target.value })}
        slotProps={{
          htmlInput: {
            'aria-required': true,
            maxLength: maxNameLength,
            autoComplete: 'off',
            enterKeyHint: 'next',
          },
        }}
      />
    </>
  );
}
