import { useId } from 'react';
import { Box, DialogContentText, TextField } from '@mui/material';
import { Controller } from 'react-hook-form';
import { tableCardLabelLimits, tableCardsInputCountLimits } from '../../../openapi/workLimits.ts';
import type { ManagedTournament, NewTableCard } from '../../../openapi/schema.d.ts';
import { isVisible } from '../../../openapi/texts/visible.ts';
import { fieldErrors } from '../../api/errors.ts';
import { useCreateTableCardsMutation } from '../../api/tableCards.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useServerForm } from '../../ui/forms/useServerForm.ts';
import { entryErrorText } from '../requests/errorText.ts';
import { cardPurpose, listPurposes, readValue, toValue } from './cardPurpose.ts';
import { copy as pageCopy } from './copy.ts';

const copy = pageCopy.creating;
const { maximum: maxCount } = tableCardsInputCountLimits;

type CreateCardsDialogProps = {
  tournament: ManagedTournament;
  /** `purpose` is what the cards are for, in words. */
  onCreated: (created: { cards: NewTableCard[]; purpose: string }) => void;
  onClose: () => void;
};

const isCount = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= maxCount;

/** Makes cards for one purpose, many at once. */
export function CreateCardsDialog({ tournament, onCreated, onClose }: CreateCardsDialogProps) {
  const [create] = useCreateTableCardsMutation();
  const purposeId = useId();
  const purposes = listPurposes(tournament);
  const { form, submit, busy, failure } = useServerForm({
    defaultValues: {
      purpose: purposes.map(toValue)[0] ?? '',
      label: copy.defaultLabel,
      count: '4',
    },
    send: ({ purpose, label, count }) =>
      create({
        id: tournament.id,
        body: { ...readValue(purpose), label: label.trim(), count: Number(count) },
      }),
    onSent: ({ data }) => {
      const { kind, category_id: id } = readValue(form.getValues('purpose'));
      const category = tournament.categories.find((each) => each.id === id) ?? null;
      onCreated({ cards: data, purpose: cardPurpose({ kind, category }) });
    },
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: entryErrorText(error, copy.failed),
    }),
  });
  return (
    <FormDialog
      open
      busy={busy}
      title={copy.title}
      confirmLabel={copy.confirm}
      cancelLabel={pageCopy.cancel}
      errorText={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{copy.lead}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Controller
          control={form.control}
          name="purpose"
          render={({ field: { ref, ...field } }) => (
            <TextField
              select
              id={purposeId}
              label={copy.purpose}
              inputRef={ref}
              {...field}
              sx={{ mb: 1 }}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              {purposes.map((purpose) => (
                <option key={toValue(purpose)} value={toValue(purpose)}>
                  {cardPurpose(purpose)}
                </option>
              ))}
            </TextField>
          )}
        />
        <FormField
          control={form.control}
          name="label"
          label={copy.label}
          autoComplete="off"
          htmlInput={{ maxLength: tableCardLabelLimits.maxLength }}
          rules={{ validate: (text) => isVisible(text) || copy.rules.label }}
        />
        <FormField
          control={form.control}
          name="count"
          label={copy.count}
          autoComplete="off"
          htmlInput={{ inputMode: 'numeric', maxLength: String(maxCount).length }}
          rules={{ validate: (text) => isCount(text) || copy.rules.count(maxCount) }}
        />
      </Box>
    </FormDialog>
  );
}
