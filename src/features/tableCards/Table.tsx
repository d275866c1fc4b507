import type { ComponentType } from 'react';
import { Box, Button, Container, Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import type { TableCardKind, TableCardSession } from '../../../openapi/schema.d.ts';
import { logoutOrganiser } from '../../api/organisers.ts';
import { useGetTableCardSessionQuery } from '../../api/tableCards.ts';
import { useApiDispatch } from '../../api/useApiDispatch.ts';
import { useSignOutRequest } from '../../outbox/useSignOutRequest.tsx';
import { useWaitingSender } from '../../outbox/useWaitingSender.ts';
import { WaitingForOthers } from '../../outbox/WaitingForOthers.tsx';
import { paths } from '../../paths.ts';
import { signedOut } from '../../session/sessionSlice.ts';
import { useOrganiserToken, useOrganiser } from '../../session/useSession.ts';
import { clearDrafts } from '../../ui/forms/useDraft.ts';
import { useUnexpectedErrors } from '../../ui/unexpectedErrors/useUnexpectedErrors.ts';
import { cardPurpose } from './cardPurpose.ts';
import { copy } from './copy.ts';
import { TableHeader } from './TableHeader.tsx';

/** How often it is asked whether the card is still valid, in milliseconds. */
const pollingInterval = 30_000;

/** What a volunteer with a card of each kind works with. */
export type TableScreens = Record<TableCardKind, ComponentType<{ card: TableCardSession }>>;

export type TableProps = { card: TableCardSession; screens: TableScreens };

/** Returns where a card is for what, without what its label says already: 'Juri kepala'. */
function placeText(card: TableCardSession): string {
  const purpose = cardPurpose(card);
  const { name } = card.tournament;
  return card.label.startsWith(purpose) ? name : `${name} · ${purpose}`;
}

/** What a table card is for, below a header that names the table. */
export function Table({ card, screens }: TableProps) {
  const Screen = screens[card.kind];
  const userId = useOrganiser()?.id ?? 0;
  useGetTableCardSessionQuery(undefined, { pollingInterval, skipPollingIfUnfocused: true });
  useWaitingSender();
  useUnexpectedErrors();
  return (
    <>
      <TableHeader>
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography variant="h1" sx={{ fontSize: '1.15rem', overflowWrap: 'anywhere' }}>
            {card.label} · {card.person}
          </Typography>
          <Typography variant="body2">{placeText(card)}</Typography>
        </Box>
        <SignOutButton userId={userId} />
      </TableHeader>
      <Container
        component="main"
        id="content"
        // The queue has a column for each arena.
        maxWidth={card.kind === 'queue' ? 'xl' : 'md'}
        // Its header scrolls with the page.
        sx={{ '--bars-height': '0px', pt: { xs: 2, md: 3 }, pb: 4 }}
      >
        <WaitingForOthers />
        <Screen card={card} />
      </Container>
    </>
  );
}

/** Asks first if scores that were entered in this browser have not reached the server. */
function SignOutButton({ userId }: { userId: number }) {
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const token = useOrganiserToken();
  const { request, dialog } = useSignOutRequest(() => {
    clearDrafts(userId);
    // In this order: the end of the session clears the cache, which would abort a pending request.
    dispatch(signedOut('organiser'));
    // Without the state that says that a card was withdrawn.
    void navigate(paths.table.href(), { replace: true });
    if (token !== undefined) void dispatch(logoutOrganiser.initiate(token));
  });
  return (
    <>
      <Button color="inherit" onClick={request}>
        {copy.signOut}
      </Button>
      {dialog}
    </>
  );
}
