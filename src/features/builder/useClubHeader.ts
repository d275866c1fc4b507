import { useEffect, useState } from 'react';
import { useGetClubBannerQuery } from '../../api/clubAccount.ts';
import { useGetClubQuery } from '../../api/clubs.ts';
import { openStorage } from '../../session/openStorage.ts';
import { readClubBanner, writeClubBanner } from '../../session/storage.ts';
import { useClub } from '../../session/useSession.ts';
import { copy } from './copy.ts';
import { useErrorToast } from './useErrorToast.ts';

const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Returns the name and code of the signed-in club: the stored values first, then the server's, and
 * placeholders if the request fails.
 */
export function useClubHeader(): { name: string; code: string } {
  const club = useClub();
  const { currentData, error, isError } = useGetClubQuery({ id: club?.id ?? 0 }, { skip: !club });
  useErrorToast(error, copy.page.clubFailed);
  const source = currentData?.data ?? (isError ? undefined : club);
  return {
    name: trimmedText(source?.name) || copy.page.unknownClub,
    code: trimmedText(source?.code) || (source && club?.code) || copy.page.unknownCode,
  };
}

/**
 * Returns the URL of the club's banner: the stored one first, then the server's. A failed request
 * keeps the stored URL.
 */
export function useClubBanner(): string | null {
  const club = useClub();
  const [storedBannerUrl] = useState(() => readClubBanner(openStorage()));
  const { currentData } = useGetClubBannerQuery(undefined, { skip: !club });
  const bannerUrl = currentData?.banner_url;
  useEffect(() => {
    if (bannerUrl !== undefined) writeClubBanner(openStorage(), bannerUrl);
  }, [bannerUrl]);
  return bannerUrl === undefined ? storedBannerUrl : bannerUrl;
}
