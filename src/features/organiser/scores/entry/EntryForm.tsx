import type { KeyboardEvent } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import type { ScoreEntryTeam, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { FormError } from '../../../../ui/forms/FormError.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { copy } from '../copy.ts';
import { PointsField } from './PointsField.tsx';
import { parseScoreTime } from './scoreTime.ts';
import { TeamField } from './TeamField.tsx';
import type { ScoreEntryState } from '../useScoreEntry.ts';
import { useEntryForm } from './useEntryForm.ts';

type EntryFormProps = {
  scoreEntry: ScoreEntryState;
  data: ScoreEntryData;
  /** Called for a team that has a score already. */
  onCorrect: (team: ScoreEntryTeam) => void;
};

/**
 * The line for the next score: team, points, time. Enter goes to the next field, in the last one it
 * saves and returns to the first.
 */
export function EntryForm({ scoreEntry, data, onCorrect }: EntryFormProps) {
  const { form, element, focusField, team, chooseTeam, clear, submit, failure, saved } =
    useEntryForm(scoreEntry, data);
  const { control } = form;
  const format = data.time_format;
  const time = parseScoreTime(useWatch({ control, name: 'time' }), format);
  const stateOf = ({ id }: ScoreEntryTeam) =>
    scoreEntry.waiting.some((score) => score.team.id === id)
      ? copy.form.isWaiting
      : data.runs.some(({ team: scored }) => scored.id === id)
        ? copy.form.hasScore
        : undefined;
  const goToTime = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    focusField('time');
  };
  return (
    <Box
      component="form"
      ref={element}
      noValidate
      aria-label={copy.form.name}
      onSubmit={submit}
      sx={formStyles}
    >
      <TeamField
        control={control}
        teams={data.teams}
        stateOf={stateOf}
        team={team}
        onChoose={(chosen) => {
          if (chosen && stateOf(chosen) !== undefined) {
            clear();
            onCorrect(chosen);
            return;
          }
          chooseTeam(chosen);
          if (chosen) focusField('points');
        }}
      />
      <Box onKeyDown={goToTime}>
        <PointsField control={control} name="points" enterKeyHint="next" />
      </Box>
      <FormField
        control={control}
        name="time"
        label={copy.form.time}
        autoComplete="off"
        hint={time === undefined ? copy.form.digits(format) : copy.form.reads(time)}
        htmlInput={{ inputMode: 'numeric', maxLength: 10, enterKeyHint: 'done' }}
      />
      <Button type="submit" variant="contained" size="large" sx={{ minHeight: 56 }}>
        {copy.form.save}
      </Button>
      {failure && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FormError message={failure} />
        </Box>
      )}
      <Typography
        role="status"
        variant="body2"
        sx={{ gridColumn: '1 / -1', minHeight: '1.5em', mb: 1 }}
      >
        {saved}
      </Typography>
    </Box>
  );
}

function formStyles({ breakpoints }: Theme) {
  return {
    display: 'grid',
    gap: 1,
    columnGap: 1.5,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 2fr) 150px minmax(190px, 1fr) auto',
    [breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > :first-of-type': { gridColumn: '1 / -1' },
      '& > button': { gridColumn: '1 / -1' },
    },
  };
}
