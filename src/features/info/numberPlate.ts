import type { Theme } from '@mui/material/styles';
import { cutCorner } from '../../ui/styles/styles.ts';

/** The plate with the number of a question or a section. */
export const numberPlate = ({ vars: { palette }, typography }: Theme) =>
  ({
    ...typography.h6,
    ...cutCorner(9),
    width: 36,
    height: 36,
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: palette.primary.main,
    backgroundColor: `rgb(${palette.primary.mainChannel} / 12%)`,
  }) as const;
