import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Round, RoundMatches } from '../../../../../openapi/schema.d.ts';
import { isStatus } from '../../../../api/errors.ts';
import { useSetRoundStateMutation } from '../../../../api/rounds.ts';
import { useFocusAfterBusy } from '../../../../ui/hooks/useFocusAfterBusy.ts';
import { useSingleFlight } from '../../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../../requests/errorText.ts';
import { scoreEntryHref } from '../../../../lib/urls/scoreEntryUrl.ts';
import type { ScoreEntryTarget } from '../../useScoreEntry.ts';
import { copy } from '../copy.ts';
import { copy as drawCopy } from '../draw/copy.ts';
import { hasResults } from '../draw/draws.ts';
import { isPlanned } from '../../runs.ts';

const texts = copy.list;

/** What a dialog does with a round. */
export type RoundAction = 'edit' | 'draw' | 'open' | 'close' | 'reopen' | 'replace' | 'remove';

type RoundButtonsProps = {
  round: Round;
  target: ScoreEntryTarget;
  before: Round | undefined;
  /** Its groups or bracket; undefined before they are drawn, and for a round of runs. */
  drawn: RoundMatches | undefined;
  /** Whether teams have advanced from it. */
  hasAdvanced: boolean;
  onAction: (action: RoundAction) => void;
};

/** What can be done with a round. */
export function RoundButtons(props: RoundButtonsProps) {
  const { round, before, hasAdvanced, onAction } = props;
  const [setState] = useSetRoundStateMutation();
  const toast = useToast();
  const { run, busy } = useSingleFlight(async () => {
    const state = round.state === 'open' ? 'closed' : 'open';
    const { data, error } = await setState({ id: round.id, body: { state } });
    if (data) toast.success(data.message);
    // It lacks runs, of which the server wants to know what becomes.
    else if (state === 'closed' && isStatus(error, 409) && !round.match_rule) onAction('close');
    else toast.error(entryErrorText(error, texts.stateFailed));
  });
  const stateButton = useFocusAfterBusy(busy);
  const planned = isPlanned(round);
  const isOpen = round.state === 'open';
  const changeState = () => {
    if (!isOpen && hasAdvanced) onAction('reopen');
    else void run();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {isOpen && !planned && <OpenRoundButtons {...props} />}
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
          ref={stateButton}
          variant="outlined"
          loading={busy}
          aria-label={(isOpen ? texts.closeName : texts.reopenName)(round.name)}
          onClick={changeState}
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

/** What is done in a round that is open: matches are drawn first, and again until one has a result. */
function OpenRoundButtons({ round, drawn, target, onAction }: RoundButtonsProps) {
  const kind = round.match_rule?.kind;
  const name = drawn ? drawCopy.againName : drawCopy.startName;
  return (
    <>
      {(!kind || drawn) && (
        <Button
          variant="contained"
          component={Link}
          to={scoreEntryHref(target)}
          aria-label={texts.scoresName(round.name)}
        >
          {texts.scores}
        </Button>
      )}
      {kind && !hasResults(drawn) && (
        <Button
          variant={drawn ? 'outlined' : 'contained'}
          aria-label={name[kind](round.name)}
          onClick={() => onAction('draw')}
        >
          {(drawn ? drawCopy.again : drawCopy.start)[kind]}
        </Button>
      )}
    </>
  );
}
