import { type ComponentType, useEffect, useState } from 'react';
import type { TableCardSession } from '../../../openapi/schema.d.ts';
import { useLinkToken } from '../../ui/hooks/useLinkToken.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { useIsHydrated } from '../../ui/states/useIsHydrated.ts';
import { useTableCard } from '../../session/useSession.ts';
import { copy } from './copy.ts';
import { TableLoading } from './TableLoading.tsx';
import { TableSignIn } from './TableSignIn.tsx';

type TablePageProps = {
  /** What a volunteer works with, once signed in. */
  Table: ComponentType<{ card: TableCardSession }>;
  /** Fetches its code. */
  loadTable: () => Promise<unknown>;
};

/**
 * The page of a volunteer with a table card: signs in by the token that follows the `#` of the card's
 * link, or by a code, and shows the one screen that the card is for.
 */
export function TablePage({ Table, loadTable }: TablePageProps) {
  usePageTitle(copy.title);
  const card = useTableCard();
  const { token } = useLinkToken();
  // A card that is scanned while another one is signed in replaces it.
  const [usedToken, setUsedToken] = useState('');
  useEffect(() => {
    // While the form is filled in; the page that needs it says that it cannot be loaded.
    void loadTable().catch(() => undefined);
  }, [loadTable]);
  // The server knows neither the session nor what follows the `#`.
  if (!useIsHydrated()) return <TableLoading />;
  return card && token === usedToken ? (
    <Table key={`${card.id} ${card.person}`} card={card} />
  ) : (
    <TableSignIn
      token={token === usedToken ? '' : token}
      person={card?.person ?? ''}
      onSignedIn={() => setUsedToken(token)}
    />
  );
}
