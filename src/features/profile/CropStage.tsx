import { type RefObject, useEffect, useId, useRef } from 'react';
import { Box, Typography } from '@mui/material';
import AvatarEditor, { type AvatarEditorRef } from 'react-avatar-editor';
import { cut } from '../../ui/cut.ts';
import { copy } from './copy.ts';
import type { PictureKind } from './pictureKinds.ts';
import { useStageGestures } from './useStageGestures.ts';

type CropStageProps = {
  editor: RefObject<AvatarEditorRef | null>;
  kind: PictureKind;
  address: string | undefined;
  zoom: number;
  onReady: () => void;
} & Omit<Parameters<typeof useStageGestures>[0], 'width'>;

/** The board's own green, over what the crop leaves out. */
const shade: [number, number, number, number] = [7, 46, 34, 0.72];
const gold: [number, number, number, number] = [242, 182, 50, 0.9];

/** The picture under its frame, to be moved with pointer, fingers and keyboard. */
export function CropStage({
  editor,
  kind: { frame, border, round },
  address,
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
          // Lower where the window is low, as on a telephone that lies on its side.
          width: `min(100%, max(180px, calc((100dvh - 330px) * ${width / height})))`,
          mx: 'auto',
          aspectRatio: `${width} / ${height}`,
          overflow: 'hidden',
          ...cut(16),
          backgroundColor: theme.vars.palette.board.deep,
          touchAction: 'none',
          userSelect: 'none',
          cursor: 'grab',
          '&:active': { cursor: 'grabbing' },
          '&:focus-visible': { outlineOffset: -2 },
        })}
      >
        {address && (
          <AvatarEditor
            ref={editor}
            image={address}
            {...frame}
            border={border}
            borderRadius={round ? frame.width / 2 : 0}
            color={shade}
            borderColor={gold}
            scale={zoom}
            onImageReady={onReady}
            // The stage takes the pointer; the canvas is as large as its place, however large it
            // draws.
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
