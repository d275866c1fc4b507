import { type SubmitEvent, useState } from 'react';
import { Box, Button, Skeleton, Stack, TextField, Typography } from '@mui/material';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import type { MyTeam } from '../../../../openapi/schema.d.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';
import { RegisteredButton, useRegisteredTeam } from './RegisteredTeam.tsx';
import { useChosenTeam } from './useChosenTeam.ts';
import { useRegistration } from './useRegistration.ts';

type RegistrationFormProps = {
  participantId: number | undefined;
  tournamentId: number;
  categoryId: number;
  /** Id of the category's heading, the accessible name of this form. */
  labelledBy: string;
  /** The user's teams of this category; undefined while they are unknown. */
  teams: MyTeam[] | undefined;
  areTeamsLoading: boolean;
  /** Whether a team is registered in this category according to the server. */
  isRegistered: boolean;
  /** Hidden once the teams are registered in every category of the tournament. */
  isTeamSelectHidden: boolean;
};

export function RegistrationForm(props: RegistrationFormProps) {
  const {
    participantId,
    tournamentId,
    categoryId,
    labelledBy,
    teams,
    areTeamsLoading,
    isTeamSelectHidden,
  } = props;
  const { register, busy, result, hasRegistered, clearResult } = useRegistration(
    tournamentId,
    categoryId,
  );
  const isRegistered = props.isRegistered || hasRegistered;
  const [selectedTeamId, selectTeamId] = useChosenTeam({
    participantId,
    tournamentId,
    categoryId,
    isRegistered,
  });
  // An only team is chosen from the start.
  const [isUntouched, setIsUntouched] = useState(true);
  const [onlyTeam] = teams?.length === 1 && isUntouched ? teams : [];
  const team = teams?.find(({ id }) => String(id) === selectedTeamId) ?? onlyTeam;
  const registeredTeam = useRegisteredTeam(tournamentId, teams, isRegistered) ?? team;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isRegistered) void register(team?.id).then(() => restoreFocus(form));
  };
  return (
    <Stack
      component="form"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      noValidate
      onSubmit={submit}
      spacing={1.5}
    >
      <Box sx={choiceStyles}>
        {isRegistered ? (
          <RegisteredTeam team={registeredTeam} />
        ) : (
          !isTeamSelectHidden && (
            <TeamSelect
              teams={teams}
              isLoading={areTeamsLoading}
              value={team ? String(team.id) : ''}
              disabled={busy}
              onSelect={(id) => {
                setIsUntouched(false);
                selectTeamId(id);
                clearResult();
              }}
            />
          )
        )}
        {/* Screen readers announce a text only if its live region existed before. */}
        <Box role="status" sx={{ display: 'grid', '&:empty': { display: 'none' } }}>
          {result?.kind === 'success' && (
            <Notice role="presentation" severity="success">
              {result.text}
            </Notice>
          )}
        </Box>
      </Box>
      {/* Gets the clicks on the disabled button, and then asks the user to choose a team. */}
      <Box
        // As high as the button, which gives way to a chip.
        sx={{ display: 'grid', alignItems: 'center', minHeight: { xs: 44, md: 40 } }}
        onClick={() => {
          if (!team && teams?.length && !isRegistered) void register(undefined);
        }}
      >
        <RegisterButton
          disabled={!team}
          isBusy={busy}
          isRegistered={isRegistered}
          describedBy={labelledBy}
        />
      </Box>
      {result?.kind === 'error' && <Notice severity="error">{result.text}</Notice>}
    </Stack>
  );
}

/** The registered team has the place of the choice, and so has the success: nothing moves. */
const choiceStyles = {
  display: 'grid',
  minHeight: 56,
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
};

function RegisteredTeam({ team }: { team: MyTeam | undefined }) {
  return (
    <Typography sx={registeredTeamStyles}>
      {team && copy.registration.registeredTeam(team.name)}
    </Typography>
  );
}

const registeredTeamStyles = {
  ...cutCorner(12),
  display: 'flex',
  alignItems: 'center',
  px: 1.75,
  backgroundColor: 'action.hover',
  fontWeight: 600,
  overflowWrap: 'anywhere',
};

type RegisterButtonProps = {
  disabled: boolean;
  isBusy: boolean;
  isRegistered: boolean;
  describedBy: string;
};

function RegisterButton({ disabled, isBusy, isRegistered, describedBy }: RegisterButtonProps) {
  if (isRegistered) return <RegisteredButton describedBy={describedBy} />;
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={disabled}
      loading={isBusy}
      loadingPosition="start"
      startIcon={<HowToRegIcon />}
      aria-describedby={describedBy}
      // Legible: it says what to do once a team is chosen.
      sx={{ '&.Mui-disabled': { color: 'text.secondary' } }}
    >
      {isBusy ? copy.registration.registering : copy.registration.register}
    </Button>
  );
}

type TeamSelectProps = {
  teams: MyTeam[] | undefined;
  isLoading: boolean;
  value: string;
  disabled: boolean;
  onSelect: (id: string) => void;
};

function TeamSelect({ teams, isLoading, value, disabled, onSelect }: TeamSelectProps) {
  if (!teams)
    return isLoading ? (
      <Skeleton
        role="status"
        variant="rounded"
        height={56}
        aria-label={copy.registration.loadingTeams}
      />
    ) : null;
  return (
    <TextField
      select
      fullWidth
      label={copy.registration.team}
      value={value}
      disabled={disabled}
      onChange={(event) => onSelect(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{copy.registration.noTeamChosen}</option>
      {teams.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
