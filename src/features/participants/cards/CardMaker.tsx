import { useState } from 'react';
import { Box, Typography } from '@mui/material';
import { useEventCallback } from '@mui/material/utils';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SelectFilter } from '../../../ui/lists/SelectFilter.tsx';
import { NewCards } from '../../../ui/print/NewCards.tsx';
import { useClassFilter } from '../filters/useClassFilter.ts';
import { CardButtons, idsOf, maxCards, type Renewal } from './CardButtons.tsx';
import { CardShares } from './sharing/CardShares.tsx';
import { type CardState, findPupils, type Pupil } from './cardStates.ts';
import { copy } from './copy.ts';
import { MailResult } from './MailResult.tsx';
import { PrintedCards } from './PrintedCards.tsx';
import { PupilTable } from './PupilTable.tsx';
import { useCards } from './useCards.ts';

const { compare } = new Intl.Collator('id', { numeric: true });
const byClass = (one: { class?: string; name: string }, other: { class?: string; name: string }) =>
  compare(one.class ?? '', other.class ?? '') || compare(one.name, other.name);

type CardMakerProps = {
  club: { id: number; name: string };
  participants: readonly ClubParticipant[];
};

/** Makes the cards that are missing in a class, or in all, to be printed or sent by mail; renews others on purpose. */
export function CardMaker({ club, participants }: CardMakerProps) {
  const cards = useCards(club.id);
  const { made, create, mail } = cards;
  const [renewal, setRenewal] = useState<Renewal>();
  const pupils = findPupils(participants, cards.sentIds);
  const { classes, selected, select } = useClassFilter(pupils);
  const chosen = pupils.filter((each) => selected === undefined || each.class === selected);
  const inState = (state: CardState) => chosen.filter((each) => each.state === state);
  const [missing, holders] = [inState('missing'), inState('valid')];
  const createOne = useEventCallback((pupil: Pupil) => create({ ids: [pupil.id], renew: false }));
  const renewOne = useEventCallback((pupil: Pupil) => setRenewal({ pupils: [pupil], by: 'print' }));
  return (
    <>
      <Box className="no-print" sx={{ display: 'grid', gap: 2, justifyItems: 'start', mb: 3 }}>
        {classes.length > 0 && (
          <SelectFilter
            label={copy.class}
            allLabel={copy.allClasses}
            options={classes.map((name) => ({ value: name, label: name }))}
            selected={selected}
            onSelect={select}
          />
        )}
        <Typography>
          {copy.summary({
            missing: missing.length,
            sent: inState('sent').length,
            valid: holders.length,
            used: inState('used').length,
          })}
        </Typography>
        {Math.max(missing.length, holders.length) > maxCards && (
          <Typography>{copy.tooMany(formatNumber(maxCards))}</Typography>
        )}
        {cards.failure && <FormError message={cards.failure} />}
        <CardButtons
          clubId={club.id}
          missing={missing}
          holders={holders}
          cards={cards}
          onRenew={setRenewal}
        />
        <MailResult result={cards.mailed} withCard={cards.withCard} />
      </Box>
      {made.cards.length > 0 && (
        <NewCards
          title={copy.printed}
          lead={copy.printLead}
          url={made.cards[0]?.link ?? ''}
          additions={made.additions}
          isPrinted={made.isPrinted}
          onClose={made.close}
        >
          <CardShares club={club.name} cards={made.cards.toSorted(byClass)} />
          <PrintedCards club={club.name} cards={made.cards.toSorted(byClass)} />
        </NewCards>
      )}
      <PupilTable pupils={chosen} onCreate={createOne} onRenew={renewOne} />
      {renewal && (
        <RenewalDialog
          {...renewal}
          onConfirm={() => {
            const send = renewal.by === 'mail' ? mail : create;
            send({ ids: idsOf(renewal.pupils), renew: true });
            setRenewal(undefined);
          }}
          onCancel={() => setRenewal(undefined)}
        />
      )}
    </>
  );
}

type RenewalDialogProps = Renewal & { onConfirm: () => void; onCancel: () => void };

/** Says what becomes of the cards that pupils have before they are renewed. */
function RenewalDialog({ pupils: [first, ...others], by, ...handlers }: RenewalDialogProps) {
  const texts = copy.renewing[by];
  const whose =
    others.length > 0
      ? copy.cards(formatNumber(others.length + 1))
      : copy.cardOf(first?.name ?? '');
  return (
    <ConfirmDialog
      open
      danger
      title={texts.title(whose)}
      confirmLabel={texts.confirm}
      {...handlers}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
