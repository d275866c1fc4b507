import { Typography } from '@mui/material';
import { type Control, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { dayPlanInputLateClubsLimits } from '../../../../openapi/workLimits.ts';
import { useListRegistrationsQuery } from '../../../api/managedRegistrations.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { OptionField } from '../../../ui/forms/OptionField.tsx';
import { Rows } from '../../../ui/forms/Rows.tsx';
import { TimeField } from '../../../ui/forms/TimeField.tsx';
import { copy } from '../copy.ts';
import type { PlanValues } from '../planValues.ts';

const texts = copy.wishes.late;
const { maxItems } = dayPlanInputLateClubsLimits;

/** Returns the clubs whose teams are registered, by name. */
function useClubs(tournamentId: number) {
  const { currentData } = useListRegistrationsQuery({ id: tournamentId });
  const clubs = new Map(currentData?.data.map(({ club }) => [club.id, club.name]));
  return [...clubs]
    .map(([id, name]) => ({ value: String(id), label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'id'));
}

type LateClubFieldsProps = { control: Control<PlanValues>; tournamentId: number };

/** The clubs that come from far, and before when none of their teams is to play. */
export function LateClubFields({ control, tournamentId }: LateClubFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'late_clubs' });
  const { errors } = useFormState({ control, name: 'late_clubs' });
  const [late, days] = useWatch({ control, name: ['late_clubs', 'days'] });
  const clubs = useClubs(tournamentId);
  const isUsed = (value: string) => late.some(({ clubId }) => clubId === value);
  const free = clubs.find(({ value }) => !isUsed(value));
  const nameOf = (id: string | undefined) => clubs.find(({ value }) => value === id)?.label ?? '';
  const add = () =>
    append(
      { clubId: free?.value ?? '', date: days[0]?.date ?? '', from: '' },
      { focusName: `late_clubs.${fields.length}.clubId` },
    );
  if (clubs.length === 0 && fields.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="h6" sx={{ mt: 2 }}>
        {texts.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {texts.lead}
      </Typography>
      <Rows
        add={texts.add}
        error={errors.late_clubs?.message}
        columns={`minmax(0, 1fr) ${days.length > 1 ? '13rem ' : ''}10rem`}
        onAdd={free && fields.length < maxItems ? add : undefined}
        onRemove={remove}
        rows={fields.map(({ id, clubId }, index) => ({
          id,
          label: texts.remove(nameOf(late[index]?.clubId)),
          fields: (
            <>
              <OptionField
                control={control}
                name={`late_clubs.${index}.clubId`}
                label={texts.club}
                // One whose teams are not registered any more keeps its place.
                options={nameOf(clubId) ? clubs : [...clubs, { value: clubId, label: clubId }]}
                rules={{
                  validate: (value, values) =>
                    values.late_clubs.filter((each) => each.clubId === value).length < 2 ||
                    texts.twice,
                }}
              />
              {days.length > 1 && (
                <OptionField
                  control={control}
                  name={`late_clubs.${index}.date`}
                  label={texts.day}
                  options={days.map(({ date }) => ({
                    value: date,
                    label: formatCalendarDate(date, { weekday: true }),
                  }))}
                />
              )}
              <TimeField
                control={control}
                name={`late_clubs.${index}.from`}
                type="time"
                label={texts.from}
                rules={{ validate: (from) => from !== '' || texts.missingTime }}
              />
            </>
          ),
        }))}
      />
    </>
  );
}
