import { useSearchParams } from 'react-router-dom';
import { returnAddress } from '../../lib/returnAddress.ts';

/**
 * The page to which this sign-in or sign-up leads back; nothing where it was not asked for on the
 * way to one.
 */
export function useWayBack(): string | undefined {
  const [search] = useSearchParams();
  return returnAddress(search);
}
