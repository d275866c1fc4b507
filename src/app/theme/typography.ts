import type { TypographyVariantsOptions } from '@mui/material/styles';

const headingFamily = "'Chakra Petch', 'Heading Fallback', 'Trebuchet MS', sans-serif";
const textFamily = "'Plus Jakarta Sans Variable', Fallback, sans-serif";

/**
 * Returns a heading style whose font size grows with the window between `minSize` and `maxSize` (in
 * rem).
 */
function heading(minSize: number, maxSize: number, lineHeight: number, fontWeight = 700) {
  const growth = ((maxSize - minSize) * 100) / (90 - 24);
  const fontSize =
    minSize === maxSize
      ? `${maxSize}rem`
      : `clamp(${minSize}rem, ${(minSize - growth * 0.24).toFixed(3)}rem + ${growth.toFixed(3)}vw, ${maxSize}rem)`;
  return {
    fontFamily: headingFamily,
    fontWeight,
    fontSize,
    lineHeight,
    letterSpacing: '-0.005em',
    wordSpacing: 'normal',
    textWrap: 'balance',
  };
}

export const typography: TypographyVariantsOptions = {
  fontFamily: textFamily,
  h1: heading(1.875, 3, 1.12),
  h2: heading(1.5, 2.125, 1.18),
  h3: heading(1.25, 1.5, 1.25, 600),
  h4: heading(1.125, 1.25, 1.3, 600),
  h5: heading(1.0625, 1.0625, 1.35, 600),
  h6: heading(1, 1, 1.4, 600),
  subtitle1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  body1: { fontSize: '1rem', lineHeight: 1.65 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.6 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
  overline: {
    fontFamily: headingFamily,
    fontWeight: 600,
    fontSize: '0.8125rem',
    letterSpacing: '0.12em',
    lineHeight: 1.5,
  },
  button: {
    fontFamily: headingFamily,
    fontWeight: 600,
    fontSize: '0.9375rem',
    textTransform: 'none',
    letterSpacing: '0.01em',
  },
};
