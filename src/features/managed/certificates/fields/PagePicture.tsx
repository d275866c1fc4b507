import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { Box, Typography } from '@mui/material';
import {
  type CertificateField,
  certificateFields,
  certificatePage,
} from '../../../../../openapi/certificates/fieldPlaces.ts';
import type { CertificateDesign } from '../../../../../openapi/schema.d.ts';
import { storageUrl } from '../../../../lib/urls/storageUrl.ts';
import { copy } from './copy.ts';
import { FieldBox } from './FieldBox.tsx';
import type { FieldValue, FieldValues } from './fieldValues.ts';

/** In millimetres; the long step is for Shift. */
const step = 1;
const longStep = 5;
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type PagePictureProps = {
  design: CertificateDesign;
  values: FieldValues;
  selected: CertificateField;
  onSelect: (field: CertificateField) => void;
  /** Moves the selected field by millimetres, from where it is or from where it was. */
  onMove: (by: { x: number; y: number }, from?: FieldValue) => void;
};

/** The background with the fields on it, of which keys and the pointer move the selected one. */
export function PagePicture({ design, values, selected, onSelect, onMove }: PagePictureProps) {
  const hintId = useId();
  const drag = useRef<{ x: number; y: number; from: FieldValue }>(undefined);
  const shown = certificateFields.filter((field) => field !== selected && values[field].isPrinted);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const length = event.shiftKey ? longStep : step;
    onMove({ x: arrow.x * length, y: arrow.y * length });
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const box = event.target instanceof Element ? event.target.closest('[data-field]') : null;
    const field = certificateFields.find((each) => each === box?.getAttribute('data-field'));
    if (field === undefined || event.button !== 0) return;
    onSelect(field);
    // The finger that selects a field may be about to scroll.
    if (field !== selected && event.pointerType === 'touch') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, from: values[field] };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const { x, y, from } = drag.current;
    const millimetres = certificatePage.width / event.currentTarget.clientWidth;
    onMove({ x: (event.clientX - x) * millimetres, y: (event.clientY - y) * millimetres }, from);
  };
  const endDrag = () => {
    drag.current = undefined;
  };

  return (
    <Box>
      <Box
        role="application"
        aria-label={copy.page}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        sx={pageStyles}
      >
        <svg aria-hidden viewBox={`0 0 ${certificatePage.width} ${certificatePage.height}`}>
          {design.background !== null && (
            <image
              href={storageUrl(design.background)}
              {...certificatePage}
              preserveAspectRatio="xMidYMid slice"
            />
          )}
          {[...shown, selected].map((field) => (
            <FieldBox
              key={field}
              field={field}
              value={values[field]}
              design={design}
              isSelected={field === selected}
            />
          ))}
        </svg>
      </Box>
      <Typography id={hintId} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {copy.pageHint}
      </Typography>
    </Box>
  );
}

const pageStyles = {
  width: '100%',
  aspectRatio: `${certificatePage.width} / ${certificatePage.height}`,
  backgroundColor: '#FFFFFF',
  border: '1px solid',
  borderColor: 'divider',
  userSelect: 'none',
  '& svg': { display: 'block', width: '100%', height: '100%' },
} as const;
