// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { chooseToastOrigin, findCorner } from './toastOrigin.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const area = (left: number, top: number, right: number, bottom: number) =>
  ({ left, top, right, bottom }) as DOMRect;

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
    areas.map(([left, top, right, bottom]) => area(left, top, right, bottom)),
    size,
  );
  expect(`${vertical} ${horizontal}`).toBe(corner);
});

it('a toast covers no button in the header of a page', () => {
  document.body.innerHTML =
    '<form></form><main><header><h1></h1><button></button></header><button></button></main>';
  const [form, title, button] = document.querySelectorAll('form, h1, header button');
  // The form is at the left and along the bottom, up to the column at the right.
  if (form) form.getBoundingClientRect = () => area(24, 208, 916, 800);
  if (title) title.getBoundingClientRect = () => area(64, 120, 307, 148);
  const window = { innerWidth: 1280, innerHeight: 800 } as Window;
  expect(chooseToastOrigin(document, window)).toEqual({ vertical: 'top', horizontal: 'right' });
  if (button) button.getBoundingClientRect = () => area(1153, 128, 1256, 168);
  expect(chooseToastOrigin(document, window)).toEqual({ vertical: 'bottom', horizontal: 'right' });
});
