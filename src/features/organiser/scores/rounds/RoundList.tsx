import { Box, Button, Card, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Round, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { useSetRoundStateMutation } from '../../../../api/rounds.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { useSingleFlight } from '../../../../ui/hooks/useSingleFlight.ts';
import { statusChip } from '../../../../ui/styles/styles.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../errorText.ts';
import { teamsOf } from '../runs.ts';
import { copy } from './copy.ts';
import { describeRule, isPlanned } from './roundRule.ts';

const texts = copy.list;

/** What a dialog does with a round. */
export type RoundAction = 'edit' | 'open' | 'replace' | 'remove';

type RoundListProps = {
  data: ScoreEntryData;
  /** Whether nothing can be changed, as without a network. */
  isReadOnly: boolean;
  onAction: (action: RoundAction, round: Round) => void;
};

/** The rounds of a category in their order, with what can be done with each. */
export const RoundList = ({ data, isReadOnly, onAction }: RoundListProps) => (
  <Box component="ol" aria-label={texts.label} sx={listStyles}>
    {data.rounds.map((round, index) => (
      <Card key={round.id} component="li" sx={{ p: 2 }}>
        <RoundSummary round={round} data={data} />
        {!isReadOnly && (
          <RoundButtons
            round={round}
            before={data.rounds[index - 1]}
            onAction={(action) => onAction(action, round)}
          />
        )}
      </Card>
    ))}
  </Box>
);

function RoundSummary({ round, data }: { round: Round; data: ScoreEntryData }) {
  const state = isPlanned(round) ? 'planned' : round.state;
  const teams = teamsOf(data, round);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {round.name}
        </Typography>
        <Box component="span" data-state={state} sx={chip}>
          {copy.states[state]}
        </Box>
      </Box>
      <Typography>{describeRule(round)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {state === 'planned'
          ? texts.advancing(formatNumber(round.team_count ?? 0))
          : texts.teams(formatNumber(teams.length))}
        {round.team_ids && teams.length > 0 && `: ${teams.map(({ name }) => name).join(', ')}`}
      </Typography>
    </>
  );
}

type RoundButtonsProps = {
  round: Round;
  before: Round | undefined;
  onAction: (action: RoundAction) => void;
};

function RoundButtons({ round, before, onAction }: RoundButtonsProps) {
  const [setState] = useSetRoundStateMutation();
  const toast = useToast();
  const { run, busy } = useSingleFlight(async () => {
    const state = round.state === 'open' ? 'closed' : 'open';
    const { data, error } = await setState({ id: round.id, body: { state } });
    if (data) toast.success(data.message);
    else toast.error(entryErrorText(error, texts.stateFailed));
  });
  const planned = isPlanned(round);
  const isOpen = round.state === 'open';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {planned && before && !isPlanned(before) && (
        <Button variant="contained" onClick={() => onAction('open')}>
          {texts.open(round.name)}
        </Button>
      )}
      <Button
        variant="outlined"
        aria-label={texts.editName(round.name)}
        onClick={() => onAction('edit')}
      >
        {texts.edit}
      </Button>
      {!planned && (
        <Button
          variant="outlined"
          loading={busy}
          aria-label={(isOpen ? texts.closeName : texts.reopenName)(round.name)}
          onClick={() => void run()}
        >
          {isOpen ? texts.close : texts.reopen}
        </Button>
      )}
      {before && !planned && (
        <Button
          variant="outlined"
          aria-label={texts.replaceName(round.name)}
          onClick={() => onAction('replace')}
        >
          {texts.replace}
        </Button>
      )}
      {before && (
        <Button
          color="error"
          aria-label={texts.removeName(round.name)}
          onClick={() => onAction('remove')}
        >
          {texts.remove}
        </Button>
      )}
    </Box>
  );
}

const listStyles = { listStyle: 'none', m: 0, p: 0, mb: 2, display: 'grid', gap: 2 };

function chip({ vars: { palette } }: Theme) {
  return {
    ...statusChip,
    borderColor: palette.outline,
    color: palette.text.secondary,
    '&[data-state="open"]': { color: palette.success.main, borderColor: palette.success.main },
  } as const;
}
