import { useEffect, useState } from 'react';
import { decodeImage } from '../../lib/images/decodeImage.ts';
import { toJpeg } from '../../lib/images/toJpeg.ts';
import { useSingleFlight } from '../../ui/hooks/useSingleFlight.ts';
import { copy } from './copy.ts';
import { padToSquare } from './padToSquare.ts';

type ChosenLogo = { blob: Blob; previewUrl: string };

/**
 * A selected logo that has not been uploaded yet: any image the browser can decode, converted to a
 * square JPEG, with a preview URL.
 */
export function useLogoChoice() {
  const [chosen, setChosen] = useState<ChosenLogo>();
  const [errorText, setErrorText] = useState<string>();
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.previewUrl);
    },
    [chosen],
  );

  const { run: choose, busy: isOpening } = useSingleFlight(async (file: File) => {
    setErrorText(undefined);
    try {
      const result = await decodeImage(file, copy.logo.errors);
      if ('error' in result) {
        setErrorText(result.error);
        return;
      }
      const blob = await toJpeg(padToSquare(result.canvas));
      setChosen({ blob, previewUrl: URL.createObjectURL(blob) });
    } catch {
      setErrorText(copy.logo.errors.unreadable);
    }
  });

  return {
    chosen,
    isOpening,
    errorText,
    choose: (file: File) => void choose(file),
    showError: setErrorText,
    remove: () => {
      setChosen(undefined);
      setErrorText(undefined);
    },
  };
}

export type LogoChoice = ReturnType<typeof useLogoChoice>;
