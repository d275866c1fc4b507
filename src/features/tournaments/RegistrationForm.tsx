import type { SubmitEvent } from 'react';
import { Alert, Box, Button, Skeleton, Stack, TextField, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import CheckIcon from '@mui/icons-material/Check';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import type { MyTeam } from '../../../openapi/schema.d.ts';
import { takeLostFocus } from '../../ui/takeLostFocus.ts';
import { copy } from './copy.ts';
import { useChosenTeam } from './useChosenTeam.ts';
import { useRegistration } from './useRegistration.ts';

type RegistrationFormProps = {
  /** Whose form it is, if that is known. */
  participantId: number | undefined;
  tournamentId: number;
  categoryId: number;
  /** Id of the category's heading, which tells this form from the others. */
  labelledBy: string;
  /** The own teams of this category; nothing while they are not known. */
  teams: MyTeam[] | undefined;
  /** Whether they are on their way. */
  teamsLoading: boolean;
  /** Whether the server says that this category is registered. */
  registered: boolean;
  /** Whether there is nothing left to choose in the whole tournament. */
  withoutChoice: boolean;
};

/** Chooses a team and registers it in one category. */
export function RegistrationForm(props: RegistrationFormProps) {
  const {
    participantId,
    tournamentId,
    categoryId,
    labelledBy,
    teams,
    teamsLoading,
    withoutChoice,
  } = props;
  const { register, busy, outcome, done, forgetOutcome } = useRegistration(
    tournamentId,
    categoryId,
  );
  const registered = props.registered || done;
  const [chosen, choose] = useChosenTeam({
    participantId,
    tournamentId,
    categoryId,
    settled: registered,
  });
  const team = teams?.find(({ id }) => String(id) === chosen);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!registered) void register(team?.id).then(() => takeLostFocus(form));
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
      {!withoutChoice && !(registered && !team) && (
        <TeamChoice
          teams={teams}
          loading={teamsLoading}
          value={team ? chosen : ''}
          disabled={busy || registered}
          onChoose={(id) => {
            choose(id);
            forgetOutcome();
          }}
        />
      )}
      {/* Whoever presses the grey button is told what is missing; it lets the pointer through to what lies under it. */}
      <Box
        sx={{ display: 'grid' }}
        onClick={() => {
          if (!team && teams?.length && !registered) void register(undefined);
        }}
      >
        <RegisterButton
          disabled={!team}
          busy={busy}
          registered={registered}
          describedBy={labelledBy}
        />
      </Box>
      {/* The region stands before the words come, or a screen reader would miss them. */}
      <Box role="status" sx={{ '&:empty': { mt: '0 !important' } }}>
        {outcome?.kind === 'success' && (
          <Alert role="presentation" severity="success">
            {outcome.text}
          </Alert>
        )}
      </Box>
      {outcome?.kind === 'error' && <Alert severity="error">{outcome.text}</Alert>}
    </Stack>
  );
}

type RegisterButtonProps = {
  disabled: boolean;
  busy: boolean;
  registered: boolean;
  describedBy: string;
};

function RegisterButton({ disabled, busy, registered, describedBy }: RegisterButtonProps) {
  if (registered) {
    return (
      <Button
        type="submit"
        variant="outlined"
        disabled
        startIcon={<CheckIcon />}
        aria-describedby={describedBy}
        sx={settled}
      >
        {copy.registration.registered}
      </Button>
    );
  }
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={disabled}
      loading={busy}
      loadingPosition="start"
      startIcon={<HowToRegIcon />}
      aria-describedby={describedBy}
    >
      {busy ? copy.registration.registering : copy.registration.register}
    </Button>
  );
}

/** Nothing left to press, but good news: not as grey as what is merely disabled. */
function settled(theme: Theme) {
  return {
    '&.Mui-disabled': {
      color: theme.vars.palette.success.main,
      borderColor: theme.vars.palette.success.main,
    },
  };
}

type TeamChoiceProps = {
  teams: MyTeam[] | undefined;
  loading: boolean;
  value: string;
  disabled: boolean;
  onChoose: (id: string) => void;
};

function TeamChoice({ teams, loading, value, disabled, onChoose }: TeamChoiceProps) {
  if (!teams)
    return loading ? (
      <Skeleton variant="rounded" height={56} aria-label={copy.registration.loadingTeams} />
    ) : null;
  if (teams.length === 0) {
    return (
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', minHeight: 56, display: 'flex', alignItems: 'center' }}
      >
        {copy.registration.noTeam}
      </Typography>
    );
  }
  return (
    <TextField
      select
      fullWidth
      label={copy.registration.team}
      value={value}
      disabled={disabled}
      onChange={(event) => onChoose(event.target.value)}
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
