import { Box } from '@mui/material';
import * as limits from '../../../../openapi/workLimits.ts';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { toWebAddress } from '../../../../openapi/texts/webAddress.ts';
import { toWhatsAppLink } from '../../../../openapi/texts/whatsApp.ts';
import { timeZones } from '../../../lib/dates/indonesianTime.ts';
import { FieldSection } from '../form/FieldSection.tsx';
import { OptionField } from '../../../ui/forms/OptionField.tsx';
import { TimeField } from '../../../ui/forms/TimeField.tsx';
import type { FieldsProps } from '../lists/ManagedEditorPage.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { DocumentFields } from './rows/DocumentFields.tsx';
import { ProgrammeFields } from './rows/ProgrammeFields.tsx';
import { copy } from './copy.ts';
import {
  endDateProblem,
  endTimeProblem,
  isObjectionTime,
  tournamentValues,
  type TournamentValues,
} from './tournamentValues.ts';

const { sections, fields, rules } = copy;
const venueField = { limits: limits.venueCityLimits, autoComplete: 'on' };

type TournamentFieldsProps = FieldsProps<TournamentValues> & {
  saved: ManagedTournament | undefined;
};

/** The fields of a tournament; of what is saved, only its categories and its plan of the day are used. */
export function TournamentFields({ control, saved }: TournamentFieldsProps) {
  return (
    <>
      <FieldSection
        {...sections.about}
        control={control}
        fields={[
          { name: 'title', ...fields.title, limits: limits.tournamentInputTitleLimits },
          {
            name: 'about',
            ...fields.about,
            minRows: 4,
            limits: limits.tournamentInputAboutLimits,
          },
        ]}
      />
      <FieldSection
        {...sections.when}
        columns={3}
        control={control}
        fields={[
          <TimeField
            key="date"
            control={control}
            name="date"
            type="date"
            {...fields.date}
            rules={{ ...fields.date.rules, deps: ['end_date', 'end_time'] }}
          />,
          <TimeField
            key="start_time"
            control={control}
            name="start_time"
            type="time"
            {...fields.startTime}
            rules={{ deps: 'end_time' }}
          />,
          <TimeZoneField key="time_zone" control={control} />,
          <TimeField
            key="end_date"
            control={control}
            name="end_date"
            type="date"
            {...fields.endDate}
            rules={{ deps: 'end_time', validate: (_, values) => endDateProblem(values) }}
          />,
          <TimeField
            key="end_time"
            control={control}
            name="end_time"
            type="time"
            {...fields.endTime}
            rules={{ validate: (_, values) => endTimeProblem(values) }}
          />,
          <Box key="row" sx={{ display: { xs: 'none', sm: 'block' } }} />,
          { name: 'venue', ...fields.venue, ...venueField },
          { name: 'city', ...fields.city, ...venueField },
          { name: 'province', ...fields.province, ...venueField },
        ]}
      />
      <FieldSection
        {...sections.visitors}
        columns={3}
        control={control}
        fields={[
          { name: 'cost', ...fields.cost, limits: limits.tournamentInputCostLimits },
          {
            name: 'contact',
            ...fields.contact,
            limits: limits.tournamentInputContactLimits,
            required: false,
            rules: { validate: contactProblem },
          },
          {
            name: 'map_url',
            ...fields.map,
            limits: limits.tournamentInputMapUrlLimits,
            required: false,
            rules: {
              validate: (text) =>
                text === '' || toWebAddress(String(text)) !== undefined || rules.map,
            },
          },
        ]}
      />
      <FieldSection
        {...sections.registration}
        columns={2}
        control={control}
        fields={[
          <TimeField
            key="opens"
            control={control}
            name="registration_opens_at"
            type="datetime-local"
            {...fields.opens}
            rules={{ deps: 'registration_closes_at' }}
          />,
          <TimeField
            key="closes"
            control={control}
            name="registration_closes_at"
            type="datetime-local"
            {...fields.closes}
            isDeadline
            rules={{ validate: (_, values) => closesAfterOpening(values) || rules.window }}
          />,
        ]}
      />
      <CategoryFields control={control} tournament={saved} />
      <FieldSection
        {...sections.results}
        columns={2}
        control={control}
        fields={[
          {
            name: 'objection_minutes',
            ...fields.objectionMinutes,
            htmlInput: { inputMode: 'numeric', maxLength: 4 },
            required: false,
            rules: { validate: (text) => isObjectionTime(String(text)) || rules.objectionMinutes },
          },
        ]}
      />
      <ProgrammeFields control={control} />
      <DocumentFields control={control} />
    </>
  );
}

function contactProblem(text: unknown) {
  const contact = toWhatsAppLink(String(text));
  return 'problem' in contact ? contact.problem : true;
}

const TimeZoneField = ({ control }: FieldsProps<TournamentValues>) => (
  <OptionField
    control={control}
    name="time_zone"
    {...fields.timeZone}
    options={timeZones.map(({ zone, name }) => ({ value: zone, label: name }))}
  />
);

function closesAfterOpening(values: TournamentValues): boolean {
  const input = tournamentValues.toInput(values);
  const { registration_opens_at: opensAt, registration_closes_at: closesAt } = input;
  return opensAt === null || closesAt === null || closesAt > opensAt;
}
