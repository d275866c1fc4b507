import { useState } from 'react';
import { Box, Button, Container, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import type { TableCardSession } from '../../../../openapi/schema.d.ts';
import { logoutOrganiser } from '../../../api/organisers.ts';
import { useGetTableCardSessionQuery } from '../../../api/tableCards.ts';
import { useApiDispatch } from '../../../api/useApiDispatch.ts';
import { paths } from '../../../paths.ts';
import { signedOut } from '../../../session/sessionSlice.ts';
import { useOrganiserToken, useOrganiser } from '../../../session/useSession.ts';
import { LogoMark } from '../../../ui/artwork/LogoMark.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { clearDrafts } from '../../../ui/forms/useDraft.ts';
import { copy as scoresCopy } from '../scores/copy.ts';
import { useWaitingScoreSender } from '../scores/queue/useWaitingScoreSender.ts';
import { useWaitingScores } from '../scores/queue/waitingScores.ts';
import { ScoreEntry } from '../scores/ScoreEntry.tsx';
import { useScoreEntry } from '../scores/useScoreEntry.ts';
import { cardPurpose } from './cardPurpose.ts';
import { copy } from './copy.ts';
import { TableCheckIn } from './TableCheckIn.tsx';

/** How often it is asked whether the card is still valid, in milliseconds. */
const pollingInterval = 30_000;

/** What a table card is for, below a header that names the table. */
export function Table({ card }: { card: TableCardSession }) {
  const userId = useOrganiser()?.id ?? 0;
  useGetTableCardSessionQuery(undefined, { pollingInterval, skipPollingIfUnfocused: true });
  useWaitingScoreSender(userId);
  const { tournament, category } = card;
  return (
    <>
      <Box component="header" data-color-scheme="dark" sx={headerStyles}>
        <LogoMark size={36} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography variant="h1" sx={{ fontSize: '1.15rem', overflowWrap: 'anywhere' }}>
            {card.label} · {card.person}
          </Typography>
          <Typography variant="body2">
            {tournament.name} · {cardPurpose(card)}
          </Typography>
        </Box>
        <SignOutButton userId={userId} />
      </Box>
      <Container
        component="main"
        id="content"
        maxWidth="md"
        // Its header scrolls with the page.
        sx={{ '--bars-height': '0px', pt: { xs: 2, md: 3 }, pb: 4 }}
      >
        {category ? (
          <TableScores tournament={tournament} category={category} />
        ) : (
          <TableCheckIn tournamentId={tournament.id} />
        )}
      </Container>
    </>
  );
}

type Named = TableCardSession['tournament'];

function TableScores({ tournament, category }: { tournament: Named; category: Named }) {
  const scoreEntry = useScoreEntry(
    { tournamentId: tournament.id, categoryId: category.id },
    `${tournament.name} · ${category.name}`,
  );
  return <ScoreEntry scoreEntry={scoreEntry} canImport={false} />;
}

/** Asks first if scores that were entered in this browser have not reached the server. */
function SignOutButton({ userId }: { userId: number }) {
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const token = useOrganiserToken();
  const { length: unsent } = useWaitingScores(userId);
  const [isAsking, setIsAsking] = useState(false);
  const { title, text, confirm, stay } = scoresCopy.signOut;
  const signOut = () => {
    clearDrafts(userId);
    // In this order: the end of the session clears the cache, which would abort a pending request.
    dispatch(signedOut('organiser'));
    // Without the state that says that a card was withdrawn.
    void navigate(paths.table.href(), { replace: true });
    if (token !== undefined) void dispatch(logoutOrganiser.initiate(token));
  };
  return (
    <>
      <Button color="inherit" onClick={() => (unsent > 0 ? setIsAsking(true) : signOut())}>
        {copy.signOut}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={title}
        confirmLabel={confirm}
        cancelLabel={stay}
        onConfirm={signOut}
        onCancel={() => setIsAsking(false)}
      >
        {text(unsent)}
      </ConfirmDialog>
    </>
  );
}

const headerStyles = ({ vars: { palette } }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.25,
  backgroundColor: palette.board.deep,
  color: palette.board.contrastText,
  '--focus-ring': palette.gold.main,
});
