import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import * as limits from '../../../../../openapi/workLimits.ts';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../../ui/forms/FormSection.tsx';
import { TimeField } from '../../../../ui/forms/TimeField.tsx';
import type { FieldsProps } from '../../lists/ManagedEditorPage.tsx';
import { copy } from '../copy.ts';
import { countDays, type TournamentValues } from '../tournamentValues.ts';
import { OptionField } from '../../../../ui/forms/OptionField.tsx';
import { Rows } from '../../../../ui/forms/Rows.tsx';

const texts = copy.fields.programme;
const { maxItems } = limits.tournamentInputProgrammeLimits;

/** What happens when: an hour and a text each, with the day where there are several. */
export function ProgrammeFields({ control }: FieldsProps<TournamentValues>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'programme' });
  const { errors } = useFormState({ control, name: 'programme' });
  // Of the programme also what is typed into the fields.
  const [date, end, programme] = useWatch({ control, name: ['date', 'end_date', 'programme'] });
  const days = countDays({ date, end_date: end });
  // Also where the tournament has become shorter than its programme.
  const shownDays = Math.max(days, ...programme.map(({ day }) => Number(day)));
  const add = () => {
    const day = programme.at(-1)?.day ?? '1';
    append({ day, time: '', text: '' }, { focusName: `programme.${fields.length}.time` });
  };
  return (
    <FormSection {...copy.sections.programme}>
      <Rows
        add={texts.add}
        error={errors.programme?.message}
        columns={shownDays > 1 ? '8rem 9rem minmax(0, 1fr)' : '9rem minmax(0, 1fr)'}
        onAdd={fields.length < maxItems ? add : undefined}
        onRemove={remove}
        rows={fields.map(({ id }, index) => ({
          id,
          label: texts.remove(programme[index]?.text ?? ''),
          fields: (
            <>
              {shownDays > 1 && (
                <DayField control={control} index={index} days={shownDays} last={days} />
              )}
              <TimeField
                control={control}
                name={`programme.${index}.time`}
                type="time"
                label={texts.time}
                rules={{
                  validate: (time, { programme: all }) =>
                    time !== '' || !all[index]?.text.trim() || texts.missingTime,
                }}
              />
              <FormField
                control={control}
                name={`programme.${index}.text`}
                label={texts.text}
                autoComplete="off"
                required={false}
                htmlInput={{ maxLength: limits.programmeItemTextLimits.maxLength }}
                rules={{
                  validate: (text, { programme: all }) =>
                    String(text).trim() !== '' || !all[index]?.time || texts.missingText,
                }}
              />
            </>
          ),
        }))}
      />
    </FormSection>
  );
}

type DayFieldProps = FieldsProps<TournamentValues> & { index: number; days: number; last: number };

const DayField = ({ control, index, days, last }: DayFieldProps) => (
  <OptionField
    control={control}
    name={`programme.${index}.day`}
    label={texts.dayLabel}
    options={Array.from({ length: days }, (_, day) => ({
      value: String(day + 1),
      label: texts.day(day + 1),
    }))}
    rules={{ validate: (day) => !(Number(day) > last) || texts.wrongDay }}
  />
);
