import { isDatabaseUnavailable, isServerOutdated } from '../../db/databaseUnavailable.ts';
import { eraseRemovedPupils } from '../../memberships/eraseRemovedPupils.ts';
import type { Services } from '../../services/services.ts';

const milliseconds = 60_000;

/**
 * Erases removed pupils whose time has ended: from now on, as it may have ended while no server ran, and then each
 * minute until the signal aborts. What a database that is away keeps from it, the next turn does, or a server of a
 * later release.
 */
export function eraseRegularly(
  services: Pick<Services, 'db' | 'files' | 'now'>,
  { signal, onError }: { signal: AbortSignal; onError: (error: unknown) => void },
): void {
  const erase = () =>
    void eraseRemovedPupils(services).catch((error: unknown) => {
      if (!signal.aborted && !isDatabaseUnavailable(error) && !isServerOutdated(error))
        onError(error);
    });
  erase();
  const timer = setInterval(erase, milliseconds).unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}
