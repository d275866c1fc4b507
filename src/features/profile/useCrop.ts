import { useRef, useState } from 'react';
import type { AvatarEditorRef } from 'react-avatar-editor';
import { cropToJpeg, turned } from './cropPicture.ts';
import type { PictureKind } from './pictureKinds.ts';
import { nextZoom, pinchedZoom, zoomRange } from './pictureSize.ts';
import { usePreview } from './usePreview.ts';

/**
 * A picture on its way through the editor: turned and zoomed, and what the frame holds of it as a
 * JPEG.
 */
export function useCrop(opened: HTMLCanvasElement, { output }: PictureKind, onFailed: () => void) {
  const editor = useRef<AvatarEditorRef>(null);
  // Turned here and not in the editor, whose frame would have to turn with the picture to stay
  // full.
  const [picture, setPicture] = useState(opened);
  const [zoom, setZoom] = useState<number>(zoomRange.min);
  const [shown, setShown] = useState<string>();
  const address = usePreview(picture, onFailed);
  return {
    editor,
    address,
    zoom,
    /** Whether the editor shows the picture as it now is; before, it has no crop to tell. */
    ready: address !== undefined && shown === address,
    onReady: () => setShown(address),
    onZoom: (direction: 1 | -1) => setZoom((current) => nextZoom(current, direction)),
    onPinch: (before: number, after: number) =>
      setZoom((current) => pinchedZoom(current, before, after)),
    setZoom,
    turn: (direction: 1 | -1) => setPicture(turned(picture, direction)),
    toJpeg: async () => {
      if (!editor.current) throw new Error('No editor');
      return cropToJpeg(picture, editor.current.getCroppingRect(), output);
    },
  };
}
