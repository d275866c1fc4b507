import { useId } from 'react';
import { Box, DialogContentText, Typography } from '@mui/material';
import { tableCardLabelLimits, tableCardCountLimits } from '../../../openapi/workLimits.ts';
import type { ManagedTournament } from '../../../openapi/schema.d.ts';
import { isVisible } from '../../../openapi/texts/visible.ts';
import { fieldErrors } from '../../api/errors.ts';
import { useCreateTableCardsMutation } from '../../api/tableCards.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useServerForm } from '../../ui/forms/useServerForm.ts';
import { entryErrorText } from '../requests/errorText.ts';
import { cardPurpose, listPurposes, type Purpose } from './cardPurpose.ts';
import { copy as pageCopy } from './copy.ts';
import type { CardToPrint } from './PrintedCards.tsx';

const copy = pageCopy.creating;
const { maximum: maxCount } = tableCardCountLimits;

type CreateCardsDialogProps = {
  tournament: ManagedTournament;
  onCreated: (cards: CardToPrint[]) => void;
  onClose: () => void;
};

/** Letters of a label that fit into half of the dialog. */
const longestOfTwo = 20;

const isCount = (text: string) => /^\d{0,2}$/.test(text.trim()) && Number(text) <= maxCount;

/** Makes cards for all purposes at once: how many for each. */
export function CreateCardsDialog({ tournament, onCreated, onClose }: CreateCardsDialogProps) {
  const [create] = useCreateTableCardsMutation();
  const countsId = useId();
  const purposes = listPurposes(tournament);
  const { form, submit, busy, failure } = useServerForm({
    defaultValues: { label: copy.defaultLabel, counts: purposes.map(() => '') },
    send: ({ label, counts }) =>
      create({ id: tournament.id, body: { label: label.trim(), ...toInput(purposes, counts) } }),
    onSent: ({ data }) => {
      // The answer has the cards in the order of the purposes.
      const names = purposes.flatMap((purpose, index) =>
        Array.from({ length: Number(form.getValues('counts')[index]) }, () => cardPurpose(purpose)),
      );
      onCreated(
        data.map((card, index) => ({
          ...card,
          key: card.id ?? card.code,
          purpose: names[index] ?? '',
        })),
      );
    },
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: entryErrorText(error, copy.failed),
    }),
  });
  const validateCount = (text: string, { counts }: { counts: string[] }) => {
    if (!isCount(text)) return copy.rules.count(maxCount);
    return counts.some((count) => !isCount(count) || Number(count) > 0) || copy.rules.none;
  };
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
      <FormField
        control={form.control}
        name="label"
        label={copy.label}
        hint={copy.labelHint}
        autoComplete="off"
        htmlInput={{ maxLength: tableCardLabelLimits.maxLength }}
        rules={{ validate: (text) => isVisible(String(text)) || copy.rules.label }}
      />
      <Typography id={countsId} sx={{ fontWeight: 600, mt: 1, mb: 1.5 }}>
        {copy.counts}
      </Typography>
      <Box role="group" aria-labelledby={countsId} sx={toCountsStyles(purposes)}>
        {purposes.map((purpose, index) => (
          <FormField
            key={cardPurpose(purpose)}
            control={form.control}
            name={`counts.${index}`}
            label={cardPurpose(purpose)}
            required={false}
            autoComplete="off"
            htmlInput={{ inputMode: 'numeric', maxLength: String(maxCount).length }}
            rules={{
              validate: (text, values) => validateCount(String(text), values),
              // Whether there is none depends on all of them.
              deps: purposes.map((_, other) => `counts.${other}` as const),
            }}
          />
        ))}
      </Box>
    </FormDialog>
  );
}

/** Returns what is sent: the first purpose, and the others of which there are cards. */
function toInput(purposes: readonly Purpose[], counts: readonly string[]) {
  const wanted = purposes.flatMap(({ kind, category }, index) => {
    const count = Number(counts[index]);
    return count > 0 ? [{ kind, category_id: category?.id ?? null, count }] : [];
  });
  const [first, ...more] = wanted;
  if (!first) throw new Error('No card is wanted');
  return { ...first, ...(more.length > 0 && { more }) };
}

/** In two columns, or in one where the name of a category is too long for that. */
const toCountsStyles = (purposes: readonly Purpose[]) => {
  const isLong = purposes.some((purpose) => cardPurpose(purpose).length > longestOfTwo);
  return {
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: isLong ? 'minmax(0, 1fr)' : '1fr 1fr' },
  };
};
