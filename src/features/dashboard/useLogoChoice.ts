import { useEffect, useState } from 'react';
import { openPicture } from '../../lib/openPicture.ts';
import { toJpeg } from '../../lib/toJpeg.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { copy } from './copy.ts';
import { onSquare } from './onSquare.ts';

type Chosen = { picture: Blob; address: string };

/**
 * A new logo that is chosen and not sent yet, whichever picture the browser can open, made a square
 * JPEG, with an address to show it at.
 */
export function useLogoChoice() {
  const [chosen, setChosen] = useState<Chosen>();
  const [refusal, setRefusal] = useState<string>();
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.address);
    },
    [chosen],
  );

  const { run: choose, busy: opening } = useOneAtATime(async (file: File) => {
    setRefusal(undefined);
    try {
      const found = await openPicture(file, copy.logo.refusal);
      if ('refusal' in found) {
        setRefusal(found.refusal);
        return;
      }
      const picture = await toJpeg(onSquare(found.picture));
      setChosen({ picture, address: URL.createObjectURL(picture) });
    } catch {
      setRefusal(copy.logo.refusal.unreadable);
    }
  });

  return {
    chosen,
    opening,
    refusal,
    choose: (file: File) => void choose(file),
    refuse: setRefusal,
    remove: () => {
      setChosen(undefined);
      setRefusal(undefined);
    },
  };
}

export type LogoChoice = ReturnType<typeof useLogoChoice>;
