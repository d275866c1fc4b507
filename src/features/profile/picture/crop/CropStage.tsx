import { type RefObject, useEffect, useId, useRef } from 'react';
import { Box, Typography } from '@mui/material';
import AvatarEditor, { type AvatarEditorRef } from 'react-avatar-editor';
import { cutCorner } from '../../../../ui/styles/styles.ts';
import { copy } from '../../copy.ts';
import type { PictureKind } from '../pictureKinds.ts';
import { useStageGestures } from './useStageGestures.ts';

type CropStageProps = {
  editor: RefObject<AvatarEditorRef | null>;
  kind: PictureKind;
  previewUrl: string | undefined;
  zoom: number;
  onReady: () => void;
} & Omit<Parameters<typeof useStageGestures>[0], 'width'>;

/** The dark green of the circuit board, over the part outside the crop. */
const shade: [number, number, number, number] = [7, 46, 34, 0.72];
const gold: [number, number, number, number] = [242, 182, 50, 0.9];

export function CropStage({
  editor,
  kind: { frame, border, isRound },
  previewUrl,
  zoom,
  onReady,
  ...gestures
}: CropStageProps) {
  const hintId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const width = frame.width + 2 * border[0];
  const height = frame.height + 2 * border[1];
  const handlers = useStageGestures({ width, ...gestures });
  useEffect(() => stage.current?.focus(), []);
  return (
    <>
      <Box
        ref={stage}
        role="application"
        aria-label={copy.pictures.stage}
        aria-describedby={hintId}
        tabIndex={0}
        {...handlers}
        sx={(theme) => ({
          // Limited by the height of the window, for phones in landscape orientation.
          width: `min(100%, max(180px, calc((100dvh - 330px) * ${width / height})))`,
          mx: 'auto',
          aspectRatio: `${width} / ${height}`,
          overflow: 'hidden',
          ...cutCorner(16),
          backgroundColor: theme.vars.palette.board.deep,
          touchAction: 'none',
          userSelect: 'none',
          cursor: 'grab',
          '&:active': { cursor: 'grabbing' },
          '&:focus-visible': { outlineOffset: -2 },
        })}
      >
        {previewUrl && (
          <AvatarEditor
            ref={editor}
            image={previewUrl}
            {...frame}
            border={border}
            borderRadius={isRound ? frame.width / 2 : 0}
            color={shade}
            borderColor={gold}
            scale={zoom}
            onImageReady={onReady}
            // The stage handles the pointer; CSS scales the canvas to the stage.
            style={{ display: 'block', width: '100%', height: '100%', pointerEvents: 'none' }}
          />
        )}
      </Box>
      <Typography
        id={hintId}
        variant="body2"
        sx={{ mt: 1, color: 'text.secondary', textAlign: 'center', textWrap: 'balance' }}
      >
        {copy.pictures.hint}
      </Typography>
    </>
  );
}
