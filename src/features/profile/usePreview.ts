import { useEffect, useEffectEvent, useState } from 'react';
import { toJpeg } from '../../lib/toJpeg.ts';

/**
 * The address under which the editor finds a picture; nothing while it is made. Calls back where it
 * cannot be made.
 */
export function usePreview(picture: HTMLCanvasElement, onFailed: () => void): string | undefined {
  const [preview, setPreview] = useState<{ of: HTMLCanvasElement; address: string }>();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let address: string | undefined;
    let gone = false;
    const show = (blob: Blob) => {
      if (gone) return;
      address = URL.createObjectURL(blob);
      setPreview({ of: picture, address });
    };
    toJpeg(picture).then(show, () => fail());
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [picture]);
  return preview?.of === picture ? preview.address : undefined;
}
