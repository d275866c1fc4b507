import { expect, it } from 'vitest';
import { findCorner } from './toastOrigin.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

it.each([
  ['nothing', [], desktop, 'bottom left'],
  ['a form at the bottom left', [[40, 500, 640, 800]], desktop, 'bottom right'],
  ['a form beside the rail at the bottom', [[400, 500, 460, 800]], desktop, 'bottom right'],
  ['a form along the bottom', [[40, 500, 1240, 800]], desktop, 'top right'],
  ['a form outside of the window', [[40, 900, 1240, 1400]], desktop, 'bottom left'],
  ['a form at the bottom of a phone', [[16, 600, 374, 844]], phone, 'top right'],
  ['a form at the top of a phone', [[16, 100, 374, 500]], phone, 'bottom left'],
] as const)('a toast covers no form: %s', (_, areas, size, corner) => {
  const { vertical, horizontal } = findCorner(
    areas.map(([left, top, right, bottom]) => ({ left, top, right, bottom })),
    size,
  );
  expect(`${vertical} ${horizontal}`).toBe(corner);
});
