import { expect, it } from 'vitest';
import { cleanPastedHtml } from './cleanPastedHtml.ts';

it('keeps what an article may contain, with headings below that of the page', () => {
  expect(
    cleanPastedHtml(
      '<style>p { color: red }</style><h1 style="color: red">a</h1><p class="x" onclick="b()">c</p>',
    ),
  ).toBe('<h2>a</h2><p>c</p>');
});

it('keeps the mark of what was copied from the editor itself', () => {
  const copied = '<p data-pm-slice="1 1 []">a</p>';
  expect(cleanPastedHtml(copied)).toBe(copied);
});

it('leaves out what nobody has written', () => {
  expect(cleanPastedHtml('<div>'.repeat(9000))).toBe('');
});
