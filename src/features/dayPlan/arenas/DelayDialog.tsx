import { Stack } from '@mui/material';
import type { DayPlan, DayPlanChange } from '../../../../openapi/schema.d.ts';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { arenaNameLimits, dayPlanChangeMinutesLimits } from '../../../../openapi/workLimits.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { OptionField } from '../../../ui/forms/OptionField.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { copy } from '../copy.ts';

const texts = copy.changes;
const { minimum, maximum } = dayPlanChangeMinutesLimits;

type DelayDialogProps = {
  /** From where on an arena waits; without it, from now on. */
  slot?: { id: number; name: string } | undefined;
  arenas: DayPlan['arenas'];
  /** Returns why it was refused. */
  apply: (change: DayPlanChange) => Promise<string | undefined>;
  onClose: () => void;
};

const isMinutes = (text: string) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= minimum && Number(text) <= maximum;

/** How long arenas wait, and why. */
export function DelayDialog({ slot, arenas, apply, onClose }: DelayDialogProps) {
  const { form, submit, busy, failure } = useServerForm({
    defaultValues: {
      minutes: slot ? '10' : '30',
      name: slot ? texts.delayName : texts.breakName,
      arena: '',
    },
    send: async ({ minutes, name, arena }) => {
      const refused = await apply({
        change: 'delay',
        minutes: Number(minutes),
        name: name.trim(),
        ...(slot ? { slot_id: slot.id } : { arena_id: arena === '' ? null : Number(arena) }),
      });
      return refused === undefined ? { data: true } : { error: refused };
    },
    onSent: onClose,
    readFailure: (refused) => ({ fields: {}, message: String(refused) }),
  });
  const { control } = form;
  return (
    <FormDialog
      open
      title={slot ? texts.delayTitle(slot.name) : texts.breakNow}
      confirmLabel={slot ? texts.delay : texts.breakConfirm}
      cancelLabel={texts.cancel}
      busy={busy}
      errorText={failure?.message}
      onSubmit={(event) => {
        // It is no part of the form of the plan, inside of which it is rendered.
        event.stopPropagation();
        return submit(event);
      }}
      onClose={onClose}
    >
      <Stack sx={{ pt: 1 }}>
        {!slot && (
          <OptionField
            control={control}
            name="arena"
            label={texts.where}
            options={[
              { value: '', label: texts.everywhere },
              ...arenas.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
        <FormField
          control={control}
          name="minutes"
          label={texts.minutes}
          autoComplete="off"
          htmlInput={{ inputMode: 'numeric', maxLength: 3 }}
          rules={{
            validate: (text) => isMinutes(String(text)) || texts.wrongMinutes(minimum, maximum),
          }}
        />
        <FormField
          control={control}
          name="name"
          label={texts.reason}
          autoComplete="off"
          htmlInput={{ maxLength: arenaNameLimits.maxLength }}
          rules={{ validate: (name) => isVisible(String(name)) || texts.missingReason }}
        />
      </Stack>
    </FormDialog>
  );
}
