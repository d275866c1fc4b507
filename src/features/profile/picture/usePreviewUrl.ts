import { useEffect, useEffectEvent, useState } from 'react';
import { toJpeg } from '../../../lib/images/decodeImage.ts';

/** Returns an object URL of a picture for the editor; undefined while it is being created. */
export function usePreviewUrl(
  picture: HTMLCanvasElement,
  onFailed: () => void,
): string | undefined {
  const [preview, setPreview] = useState<{ of: HTMLCanvasElement; url: string }>();
  const onError = useEffectEvent(onFailed);
  useEffect(() => {
    let url: string | undefined;
    let isCancelled = false;
    const show = (blob: Blob) => {
      if (isCancelled) return;
      url = URL.createObjectURL(blob);
      setPreview({ of: picture, url });
    };
    toJpeg(picture).then(show, () => onError());
    return () => {
      isCancelled = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [picture]);
  return preview?.of === picture ? preview.url : undefined;
}
