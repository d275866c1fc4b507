import {
  type CertificateField,
  heightOf,
  isPicture,
} from '../../../../../openapi/certificates/fieldPlaces.ts';
import type { CertificateDesign, CertificateFieldPlace } from '../../../../../openapi/schema.d.ts';
import { storageUrl } from '../../../../lib/urls/storageUrl.ts';
import { copy } from './copy.ts';
import { drawnPlace, type FieldValue } from './fieldValues.ts';

type FieldBoxProps = {
  field: CertificateField;
  value: FieldValue;
  design: CertificateDesign;
  isSelected: boolean;
};

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;
const indents = { left: 0, center: 0.5, right: 1 };
const bold: readonly CertificateField[] = ['name', 'title', 'signerName', 'code'];
/** Of a letter, as a share of the size. */
const usualWidth = 0.55;
const ink = '#16231d';

/** A field on the picture of the page, in millimetres, with a sample of what will be there. */
export function FieldBox({ field, value, design, isSelected }: FieldBoxProps) {
  const place = drawnPlace(field, value);
  const { x, y, width, align } = place;
  const box = { x, y, width, height: heightOf(field, place) };
  const picture = field === 'logo' || field === 'signature' ? design[field] : null;
  const frame = { ...box, fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <g
      data-field={field}
      style={isSelected ? { cursor: 'move', touchAction: 'none' } : { cursor: 'pointer' }}
      opacity={value.isPrinted ? 1 : 0.45}
    >
      {/* Seen on light and on dark backgrounds. */}
      <rect {...frame} stroke="#FFFFFF" strokeWidth={isSelected ? 5 : 3} />
      <rect
        {...frame}
        fill={field === 'qr' ? '#FFFFFF' : 'transparent'}
        {...(isSelected
          ? { stroke: '#B3261E', strokeWidth: 2.5 }
          : { stroke: '#0A6B4B', strokeWidth: 1, strokeDasharray: '4 3' })}
      />
      {picture === null ? (
        <Sample field={field} place={place} height={box.height} />
      ) : (
        <image
          href={storageUrl(picture)}
          {...box}
          preserveAspectRatio={{ left: 'xMinYMid', center: 'xMidYMid', right: 'xMaxYMid' }[align]}
          style={{ mixBlendMode: 'multiply' }}
        />
      )}
    </g>
  );
}

type SampleProps = { field: CertificateField; place: CertificateFieldPlace; height: number };

/** Text as it will be printed, or the name of a picture in the middle of its box. */
function Sample({ field, place, height }: SampleProps) {
  const { x, y, width } = place;
  const sample = copy.samples[field];
  const isLine = field !== 'qr' && !isPicture(field);
  const align = isLine ? place.align : 'center';
  const largest = isLine ? (place.size * 25.4) / 72 : height / 3;
  const size = Math.min(largest, width / (sample.length * usualWidth));
  return (
    <text
      x={x + width * indents[align]}
      y={isLine ? y + size * 0.93 : y + height / 2 + size / 3}
      textAnchor={anchors[align]}
      fontSize={size}
      fontWeight={bold.includes(field) ? 700 : 400}
      fill={ink}
    >
      {sample}
    </text>
  );
}
