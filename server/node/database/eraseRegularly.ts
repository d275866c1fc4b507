import { isDatabaseUnavailable, isServerOutdated } from '../../db/databaseUnavailable.ts';
import { deleteEndedSubscriptions } from '../../dayPlan/push/pushQueries.ts';
import { toEventDay } from '../../lib/eventDay.ts';
import { eraseRemovedPupils } from '../../memberships/eraseRemovedPupils.ts';
import type { Services } from '../../services/services.ts';

const milliseconds = 60_000;

type Erasing = Pick<Services, 'db' | 'files' | 'now'>;

async function eraseEnded(services: Erasing): Promise<void> {
  await eraseRemovedPupils(services);
  await deleteEndedSubscriptions(services.db, toEventDay(services.now()));
}

/**
 * Erases removed pupils whose time has ended, and browsers that follow teams of tournaments that are over. It does so
 * now, as that may have been while no server ran, and then each minute until the signal aborts. What a database that
 * is away keeps from it, the next turn does, or a server of a later release.
 */
export function eraseRegularly(
  services: Erasing,
  { signal, onError }: { signal: AbortSignal; onError: (error: unknown) => void },
): void {
  const erase = () =>
    void eraseEnded(services).catch((error: unknown) => {
      if (!signal.aborted && !isDatabaseUnavailable(error) && !isServerOutdated(error))
        onError(error);
    });
  erase();
  const timer = setInterval(erase, milliseconds).unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}
