import { useEffect, useState } from 'react';
import { useGetClubBannerQuery } from '../../api/clubAccount.ts';
import { useGetClubQuery } from '../../api/clubs.ts';
import { openStorage } from '../../session/openStorage.ts';
import { readClubBanner, writeClubBanner } from '../../session/storage.ts';
import { useClub } from '../../session/useSession.ts';
import { copy } from './copy.ts';
import { useFailureToast } from './useFailureToast.ts';

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * The name and code of the signed-in club: what the browser remembers, then the server's word, and
 * stand-ins where it fails.
 */
export function useClubHead(): { name: string; code: string } {
  const club = useClub();
  const { currentData, error, isError } = useGetClubQuery({ id: club?.id ?? 0 }, { skip: !club });
  useFailureToast(error, copy.page.clubFailed);
  const known = currentData?.data ?? (isError ? undefined : club);
  return {
    name: wordsIn(known?.name) || copy.page.unknownClub,
    code: wordsIn(known?.code) || (known && club?.code) || copy.page.unknownCode,
  };
}

/**
 * The address of the club's banner: what the browser remembers, then the server's word. A failure
 * leaves it as it is.
 */
export function useClubBanner(): string | null {
  const club = useClub();
  const [remembered] = useState(() => readClubBanner(openStorage()));
  const { currentData } = useGetClubBannerQuery(undefined, { skip: !club });
  const address = currentData && currentData.success !== false ? currentData.banner_url : undefined;
  useEffect(() => {
    if (address !== undefined) writeClubBanner(openStorage(), address);
  }, [address]);
  return address === undefined ? remembered : address;
}
