import { Box, Button, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { type Control, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import type { TimeZone } from '../../../../openapi/schema.d.ts';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { arenaNameLimits, dayPlanInputBreaksLimits } from '../../../../openapi/workLimits.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { timeZoneName } from '../../../lib/dates/indonesianTime.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { OptionField } from '../../../ui/forms/OptionField.tsx';
import { Rows } from '../../../ui/forms/Rows.tsx';
import { TimeField } from '../../../ui/forms/TimeField.tsx';
import { offerBreaks } from './breakPresets.ts';
import { copy } from '../copy.ts';
import type { PlanValues } from '../planValues.ts';

const texts = copy.times;
const { maxItems } = dayPlanInputBreaksLimits;

type TimeFieldsProps = { control: Control<PlanValues>; zone: TimeZone };

const dayName = (date: string) => formatCalendarDate(date, { weekday: true });

/** When there is somebody at the arenas, and when there is not. */
export function TimeFields({ control, zone }: TimeFieldsProps) {
  const { errors } = useFormState({ control, name: 'days' });
  const days = useWatch({ control, name: 'days' });
  const isOneDay = days.length === 1;
  return (
    <FormSection step={2} title={texts.title} lead={texts.lead(timeZoneName(zone))}>
      {!isOneDay && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {texts.severalDays}
        </Typography>
      )}
      <Box sx={daysStyles}>
        {days.map(({ date }, index) => (
          <Box key={date} role="group" aria-label={dayName(date)}>
            <Typography sx={{ fontWeight: 600, mb: 1.5 }}>{dayName(date)}</Typography>
            <Box sx={spanStyles}>
              <TimeField
                control={control}
                name={`days.${index}.from`}
                type="time"
                label={texts.from}
                rules={{
                  deps: `days.${index}.to`,
                  validate: (from, values) =>
                    from !== '' ||
                    (!isOneDay && values.days[index]?.to === '') ||
                    texts.missingTime,
                }}
              />
              <TimeField
                control={control}
                name={`days.${index}.to`}
                type="time"
                label={texts.to}
                rules={{
                  deps: `days.${index}.from`,
                  validate: (to, values) =>
                    checkEnd(String(to), values.days[index]?.from, texts.dayBackwards),
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
      {errors.days?.message && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', mb: 1 }}>
          {errors.days.message}
        </Typography>
      )}
      <BreakFields control={control} days={days} />
    </FormSection>
  );
}

/** Returns whether an end fits its start, or why not. */
const checkEnd = (to: string, from: string | undefined, backwards: string) => {
  if (!from) return true;
  return to === '' ? texts.missingTime : to > from || backwards;
};

type BreakFieldsProps = { control: Control<PlanValues>; days: PlanValues['days'] };

function BreakFields({ control, days }: BreakFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'breaks' });
  const { errors } = useFormState({ control, name: 'breaks' });
  const breaks = useWatch({ control, name: 'breaks' });
  const arenas = useWatch({ control, name: 'arenas' });
  const labelOf = (index: number) => {
    const arena = arenas.find(({ arenaId }) => arenaId === breaks[index]?.arenaId);
    return arena && breaks[index]?.arenaId ? texts.breakNameOf(arena.name) : texts.breakName;
  };
  const dayOptions = days.map(({ date }) => ({ value: date, label: dayName(date) }));
  const add = () => {
    const date = breaks.at(-1)?.date ?? days[0]?.date ?? '';
    append({ name: '', date, from: '', to: '' }, { focusName: `breaks.${fields.length}.name` });
  };
  const offers = offerBreaks({ days, breaks }).filter(
    (offer) => fields.length + offer.breaks.length <= maxItems,
  );
  return (
    <>
      <Typography component="h3" variant="h6" sx={{ mt: 1, mb: 1.5 }}>
        {texts.breaks}
      </Typography>
      {offers.length > 0 && (
        <Box role="group" aria-label={texts.presets} sx={presetStyles}>
          {offers.map(({ name, breaks: offered }) => (
            <Button
              key={name}
              variant="outlined"
              color="inherit"
              startIcon={<AddIcon />}
              onClick={() => append(offered, { focusName: `breaks.${fields.length}.from` })}
            >
              {name}
            </Button>
          ))}
        </Box>
      )}
      <Rows
        add={texts.add}
        error={errors.breaks?.message}
        columns={`minmax(0, 1fr) ${days.length > 1 ? '13rem ' : ''}20rem`}
        onAdd={fields.length < maxItems ? add : undefined}
        onRemove={remove}
        rows={fields.map(({ id }, index) => ({
          id,
          label: texts.remove(breaks[index]?.name ?? ''),
          fields: (
            <>
              <FormField
                control={control}
                name={`breaks.${index}.name`}
                label={labelOf(index)}
                autoComplete="off"
                htmlInput={{ maxLength: arenaNameLimits.maxLength }}
                rules={{ validate: (name) => isVisible(String(name)) || texts.missingName }}
              />
              {days.length > 1 && (
                <OptionField
                  control={control}
                  name={`breaks.${index}.date`}
                  label={texts.breakDay}
                  options={dayOptions}
                />
              )}
              <Box sx={spanStyles}>
                <TimeField
                  control={control}
                  name={`breaks.${index}.from`}
                  type="time"
                  label={texts.from}
                  rules={{
                    deps: `breaks.${index}.to`,
                    validate: (from) => from !== '' || texts.missingTime,
                  }}
                />
                <TimeField
                  control={control}
                  name={`breaks.${index}.to`}
                  type="time"
                  label={texts.to}
                  rules={{
                    validate: (to, values) =>
                      checkEnd(String(to), values.breaks[index]?.from, texts.breakBackwards),
                  }}
                />
              </Box>
            </>
          ),
        }))}
      />
    </>
  );
}

const daysStyles = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

const spanStyles = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
};

const presetStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 };
