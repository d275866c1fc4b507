import { Box, Button, Card, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Round, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { useSetRoundStateMutation } from '../../../../api/rounds.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { useSingleFlight } from '../../../../ui/hooks/useSingleFlight.ts';
import { statusChip } from '../../../../ui/styles/styles.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../errorText.ts';
import { teamsOf } from '../runs.ts';
import { scoreEntryHref } from '../scoreEntryHref.ts';
import type { ScoreEntryTarget } from '../useScoreEntry.ts';
import { copy } from './copy.ts';
import { describeRule, isPlanned } from './roundRule.ts';

const texts = copy.list;

/** What a dialog does with a round. */
export type RoundAction = 'edit' | 'open' | 'replace' | 'remove';

type RoundListProps = {
  data: ScoreEntryData;
  target: ScoreEntryTarget;
  /** Whether nothing can be changed, as without a network. */
  isReadOnly: boolean;
  onAction: (action: RoundAction, round: Round) => void;
};

/** The rounds of a category in their order, with what can be done with each. */
export const RoundList = ({ data, target, isReadOnly, onAction }: RoundListProps) => (
  <Box sx={trackStyles}>
    <Box component="ol" aria-label={texts.label} sx={listStyles}>
      {data.rounds.map((round, index) => (
        <Card key={round.id} component="li" sx={cardStyles}>
          <RoundSummary
            round={round}
            data={data}
            onRemove={isReadOnly || index === 0 ? undefined : () => onAction('remove', round)}
          />
          {!isReadOnly && (
            <RoundButtons
              round={round}
              before={data.rounds[index - 1]}
              target={target}
              onAction={(action) => onAction(action, round)}
            />
          )}
        </Card>
      ))}
    </Box>
    {data.rounds.length === 1 && !isReadOnly && (
      <Box sx={nextStyles}>
        <Typography variant="h6" component="h2">
          {texts.next}
        </Typography>
        <Typography variant="body2">{texts.nextHint}</Typography>
      </Box>
    )}
  </Box>
);

type RoundSummaryProps = {
  round: Round;
  data: ScoreEntryData;
  /** Without it, the round cannot be removed. */
  onRemove: (() => void) | undefined;
};

function RoundSummary({ round, data, onRemove }: RoundSummaryProps) {
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
        {onRemove && (
          <Button
            size="small"
            color="error"
            aria-label={texts.removeName(round.name)}
            onClick={onRemove}
            sx={{ ml: 'auto', my: -0.5, mr: -1 }}
          >
            {texts.remove}
          </Button>
        )}
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
  target: ScoreEntryTarget;
  before: Round | undefined;
  onAction: (action: RoundAction) => void;
};

function RoundButtons({ round, before, target, onAction }: RoundButtonsProps) {
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 1.5 }}>
      {isOpen && !planned && (
        <Button
          variant="contained"
          component={Link}
          to={scoreEntryHref(target)}
          aria-label={texts.scoresName(round.name)}
        >
          {texts.scores}
        </Button>
      )}
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
    </Box>
  );
}

const gap = 3;

/** The rounds follow each other from left to right where there is room, with an arrow between them. */
const trackStyles = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  gap: { xs: 2, md: gap },
  mb: 2,
  '& > ol': { flexGrow: 1, minWidth: 0 },
} as const;

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 2, md: gap },
  gridTemplateColumns: { md: 'repeat(auto-fit, minmax(20rem, 1fr))' },
};

const cardStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  p: 2,
  overflow: 'visible',
  '& .MuiButton-root': { px: { xs: 1.5, sm: 2 } },
  '& + &::before': {
    content: { md: '"→"' },
    position: 'absolute',
    left: -23,
    top: 8,
    fontSize: '1.375rem',
    fontWeight: 700,
    color: 'primary.main',
  },
} as const;

const nextStyles = {
  width: { md: 320 },
  p: 2,
  border: '1px dashed',
  borderColor: 'outline',
  borderRadius: 1,
  color: 'text.secondary',
};

function chip({ vars: { palette } }: Theme) {
  return {
    ...statusChip,
    borderColor: palette.outline,
    color: palette.text.secondary,
    '&[data-state="open"]': { color: palette.success.main, borderColor: palette.success.main },
  } as const;
}
