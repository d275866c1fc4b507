import { Box, Button } from '@mui/material';
import { pupilCardRequestParticipantIdsLimits } from '../../../../openapi/workLimits.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import type { Pupil } from './cardStates.ts';
import { copy } from './copy.ts';
import { MailButton } from './MailButton.tsx';
import type { useCards } from './useCards.ts';

export const { maxItems: maxCards } = pupilCardRequestParticipantIdsLimits;

/** What is to be renewed once that is confirmed. */
export type Renewal = { pupils: Pupil[]; by: 'print' | 'mail' };

type CardButtonsProps = {
  clubId: number;
  missing: Pupil[];
  /** Who have a card that can be used. */
  holders: Pupil[];
  cards: ReturnType<typeof useCards>;
  /** Asks whether cards are to be renewed. */
  onRenew: (renewal: Renewal) => void;
};

export const idsOf = (pupils: readonly Pupil[]) => pupils.map(({ id }) => id);
const hasAddress = ({ email }: Pupil) => email !== '';

/** Make the cards that are missing, and, as other buttons, renew those that pupils have. */
export function CardButtons({ clubId, missing, holders, cards, onRenew }: CardButtonsProps) {
  const { made, create, mail, isCreating, isMailing } = cards;
  const holdersWithAddress = holders.filter(hasAddress);
  const tooManyMissing = missing.length > maxCards;
  const cannotRenew = holders.length > maxCards || isCreating || isMailing;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {missing.length > 0 && (
        <Button
          variant={made.cards.length > 0 ? 'outlined' : 'contained'}
          loading={isCreating}
          disabled={tooManyMissing || isMailing}
          onClick={() => create({ ids: idsOf(missing), renew: false })}
        >
          {isCreating ? copy.creating : copy.create(formatNumber(missing.length))}
        </Button>
      )}
      <MailButton
        clubId={clubId}
        count={missing.filter(hasAddress).length}
        label={copy.mail}
        loading={isMailing}
        disabled={tooManyMissing || isCreating}
        onClick={() => mail({ ids: idsOf(missing), renew: false })}
      />
      {holders.length > 0 && (
        <Button disabled={cannotRenew} onClick={() => onRenew({ pupils: holders, by: 'print' })}>
          {copy.renew(formatNumber(holders.length))}
        </Button>
      )}
      <MailButton
        isRenewal
        clubId={clubId}
        count={holdersWithAddress.length}
        label={copy.renewByMail}
        loading={false}
        disabled={cannotRenew}
        onClick={() => onRenew({ pupils: holdersWithAddress, by: 'mail' })}
      />
    </Box>
  );
}
