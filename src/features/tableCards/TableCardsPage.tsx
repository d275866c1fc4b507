import { useState } from 'react';
import { Button, Container, GlobalStyles, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useParams } from 'react-router-dom';
import type { ManagedTournament, TableCard } from '../../../openapi/schema.d.ts';
import { useGetManagedTournamentQuery } from '../../api/managedTournaments.ts';
import {
  useListTableCardsQuery,
  useRenewTableCardMutation,
  useRevokeTableCardMutation,
} from '../../api/tableCards.ts';
import { currentTime } from '../../lib/dates/clock.ts';
import { formatDeadline, formatLocalTime } from '../../lib/dates/formatLocalTime.ts';
import { parseId } from '../../lib/text/parseId.ts';
import { organiserPaths } from '../../paths.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { LoadedList } from '../requests/LoadedList.tsx';
import { MutationDialog } from '../requests/MutationDialog.tsx';
import { PointList } from '../../ui/lists/PointList.tsx';
import { NewCards } from '../../ui/print/NewCards.tsx';
import { useNewCards } from '../../ui/print/useNewCards.ts';
import { printStyle } from '../../ui/styles/printStyle.ts';
import { cardPurpose } from './cardPurpose.ts';
import { CardTable } from './CardTable.tsx';
import { copy } from './copy.ts';
import { CreateCardsDialog } from './CreateCardsDialog.tsx';
import { DevicesDialog } from './DevicesDialog.tsx';
import { type CardToPrint, PrintedCards } from './PrintedCards.tsx';

/** Milliseconds after which it is asked again who is signed in. */
const pollingInterval = 15_000;

/** The table cards of a tournament: makes them, prints the new ones, signs devices out, and withdraws one. */
export default function TableCardsPage() {
  usePageTitle(copy.title);
  const id = parseId(useParams().id) ?? 0;
  const tournament = useGetManagedTournamentQuery({ id }).currentData?.data;
  const query = useListTableCardsQuery({ id }, { pollingInterval, skipPollingIfUnfocused: true });
  const [isCreating, setIsCreating] = useState(false);
  const created = useNewCards<CardToPrint>();
  const [leaving, setLeaving] = useState<TableCard>();
  const [renewed, setRenewed] = useState<TableCard>();
  const [shownId, setShownId] = useState<number>();
  const createButton = tournament && (
    <Button
      variant="contained"
      color="gold"
      startIcon={<AddIcon />}
      onClick={() => setIsCreating(true)}
    >
      {copy.create}
    </Button>
  );
  const shown = query.currentData?.data.find((card) => card.id === shownId);
  const isEmpty = query.currentData?.data.length === 0;
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={tournament?.title}
        fallback={organiserPaths.tournament.href({ id })}
        action={!isEmpty && createButton}
      />
      <Container sx={{ pt: { xs: 2, md: 3 } }}>
        {tournament && created.cards.length > 0 && (
          <NewTableCards tournament={tournament} created={created} />
        )}
        <div className="no-print">
          <LoadedList query={query} loading={copy.loading} failed={copy.failed}>
            {({ data, starts_at: start, ends_at: end }) =>
              data.length === 0 ? (
                <EmptyState {...copy.empty} action={createButton}>
                  <PointList points={copy.steps} isNumbered />
                </EmptyState>
              ) : (
                <>
                  <CardTable
                    cards={data}
                    state={stateAt(start, end)}
                    onShowDevices={(card) => setShownId(card.id)}
                    onRenew={setRenewed}
                    onRevoke={setLeaving}
                  />
                  <Typography variant="body2" sx={{ color: 'text.secondary', my: 1.5 }}>
                    {copy.window(
                      formatLocalTime(start, tournament?.time_zone),
                      formatDeadline(end, tournament?.time_zone),
                    )}{' '}
                    {tournament &&
                      tournament.status !== 'published' &&
                      copy.paused[tournament.status]}
                  </Typography>
                </>
              )
            }
          </LoadedList>
        </div>
      </Container>
      {isCreating && tournament && (
        <CreateCardsDialog
          tournament={tournament}
          onCreated={(cards) => {
            created.add(cards);
            setIsCreating(false);
          }}
          onClose={() => setIsCreating(false)}
        />
      )}
      {shown && <DevicesDialog id={id} card={shown} onClose={() => setShownId(undefined)} />}
      {renewed && (
        <RenewDialog
          id={id}
          card={renewed}
          onRenewed={(card) => created.add([card])}
          onClose={() => setRenewed(undefined)}
        />
      )}
      {leaving && <RevokeDialog id={id} card={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

/** Returns the state of cards that can be used from one instant to another. */
function stateAt(start: string, end: string): string {
  const now = currentTime();
  if (Date.parse(end) <= now) return copy.ended;
  return now < Date.parse(start) ? copy.notYet : copy.valid;
}

type NewTableCardsProps = {
  tournament: ManagedTournament;
  created: ReturnType<typeof useNewCards<CardToPrint>>;
};

const NewTableCards = ({ tournament, created }: NewTableCardsProps) => (
  <>
    <GlobalStyles styles={printStyle} />
    <NewCards
      title={copy.print.title}
      lead={copy.print.lead}
      url={created.cards[0]?.link ?? ''}
      additions={created.additions}
      isPrinted={created.isPrinted}
      onClose={created.close}
    >
      <PrintedCards tournament={tournament} cards={created.cards} />
    </NewCards>
  </>
);

type RenewDialogProps = {
  id: number;
  card: TableCard;
  onRenewed: (card: CardToPrint) => void;
  onClose: () => void;
};

function RenewDialog({ id, card, onRenewed, onClose }: RenewDialogProps) {
  const { title, text, confirm, failed } = copy.renewing;
  const [renew] = useRenewTableCardMutation();
  return (
    <MutationDialog
      title={title(card.label)}
      text={text}
      confirm={confirm}
      failed={failed}
      send={async () => {
        const answer = await renew({ id, cardId: card.id });
        if (answer.data)
          onRenewed({ ...answer.data.data, key: card.id, purpose: cardPurpose(card) });
        return answer;
      }}
      onClose={onClose}
    />
  );
}

type RevokeDialogProps = { id: number; card: TableCard; onClose: () => void };

function RevokeDialog({ id, card, onClose }: RevokeDialogProps) {
  const { title, text, confirm, failed } = copy.revoking;
  const [revoke] = useRevokeTableCardMutation();
  return (
    <MutationDialog
      title={title(card.label)}
      text={text}
      confirm={confirm}
      failed={failed}
      send={() => revoke({ id, cardId: card.id })}
      onClose={onClose}
    />
  );
}
