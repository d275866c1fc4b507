import { useState } from 'react';
import { Container, Skeleton, Typography } from '@mui/material';
import { useLinkToken } from '../../ui/hooks/useLinkToken.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { useIsHydrated } from '../../ui/states/useIsHydrated.ts';
import { useTableCard } from '../../session/useSession.ts';
import { copy } from './copy.ts';
import { Table, type TableScreens } from './Table.tsx';
import { TableHeader } from './TableHeader.tsx';
import { TableSignIn } from './TableSignIn.tsx';

/**
 * The page of a volunteer with a table card: signs in by the token that follows the `#` of the card's
 * link, or by a code, and shows the one screen that the card is for.
 */
export function TablePage({ screens }: { screens: TableScreens }) {
  usePageTitle(copy.title);
  const card = useTableCard();
  const { token } = useLinkToken();
  // A card that is scanned while another one is signed in replaces it.
  const [usedToken, setUsedToken] = useState('');
  // The server knows neither the session nor what follows the `#`.
  if (!useIsHydrated()) return <TableLoading />;
  return card && token === usedToken ? (
    <Table key={`${card.id} ${card.person}`} card={card} screens={screens} />
  ) : (
    <TableSignIn
      token={token === usedToken ? '' : token}
      person={card?.person ?? ''}
      onSignedIn={() => setUsedToken(token)}
    />
  );
}

/** On a slow line the code of the page takes seconds, in which this says what is coming. */
const TableLoading = () => (
  <>
    <TableHeader>
      <Typography variant="body2">{copy.title}</Typography>
    </TableHeader>
    <Container component="main" maxWidth="md" sx={{ pt: { xs: 2, md: 3 } }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {copy.loading}
      </Typography>
      <Skeleton variant="rounded" height={420} aria-hidden />
    </Container>
  </>
);
