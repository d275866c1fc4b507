import { useEffect, useRef, useState } from 'react';
import { decodeImage, toJpeg } from '../../../lib/images/decodeImage.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { copy } from '../copy.ts';

/** In pixels; larger than a logo is ever shown. */
const maxSide = 1024;

/** Centers the whole image on a white square, so that wide logos are not cropped. */
function padToSquare(image: HTMLCanvasElement): HTMLCanvasElement {
  const longerSide = Math.max(image.width, image.height);
  const side = Math.min(maxSide, longerSide);
  const width = (image.width * side) / longerSide;
  const height = (image.height * side) / longerSide;
  const square = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = square.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
  return square;
}

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

  const removals = useRef(0);
  const { run: choose, busy: isOpening } = useSingleFlight(async (file: File) => {
    const before = removals.current;
    setErrorText(undefined);
    try {
      const result = await decodeImage(file, copy.logo.errors);
      if ('error' in result) {
        setErrorText(result.error);
        return;
      }
      const blob = await toJpeg(padToSquare(result.canvas));
      // The form was closed meanwhile, and may be open again.
      if (removals.current === before) setChosen({ blob, previewUrl: URL.createObjectURL(blob) });
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
      removals.current += 1;
      setChosen(undefined);
      setErrorText(undefined);
    },
  };
}

export type LogoChoice = ReturnType<typeof useLogoChoice>;
