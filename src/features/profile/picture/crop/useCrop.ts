import { useRef, useState } from 'react';
import type { AvatarEditorRef } from 'react-avatar-editor';
import { cropToJpeg, rotateQuarter } from './cropPicture.ts';
import type { PictureKind } from '../pictureKinds.ts';
import { nextZoom, pinchedZoom, zoomRange } from '../pictureSize.ts';
import { usePreviewUrl } from '../usePreviewUrl.ts';

/** The state of the editor: rotation, zoom, and the crop as a JPEG. */
export function useCrop(source: HTMLCanvasElement, { output }: PictureKind, onFailed: () => void) {
  const editor = useRef<AvatarEditorRef>(null);
  // Not rotated by the editor, whose frame would rotate with the picture.
  const [picture, setPicture] = useState(source);
  const [zoom, setZoom] = useState<number>(zoomRange.min);
  const [shownUrl, setShownUrl] = useState<string>();
  const previewUrl = usePreviewUrl(picture, onFailed);
  return {
    editor,
    previewUrl,
    zoom,
    /** Whether the editor shows the current picture; before that it has no crop. */
    isReady: previewUrl !== undefined && shownUrl === previewUrl,
    onReady: () => setShownUrl(previewUrl),
    onZoom: (direction: 1 | -1) => setZoom((current) => nextZoom(current, direction)),
    onPinch: (before: number, after: number) =>
      setZoom((current) => pinchedZoom(current, before, after)),
    setZoom,
    rotate: (direction: 1 | -1) => setPicture(rotateQuarter(picture, direction)),
    toJpeg: async () => {
      if (!editor.current) throw new Error('No editor');
      return cropToJpeg(picture, editor.current.getCroppingRect(), output);
    },
  };
}
