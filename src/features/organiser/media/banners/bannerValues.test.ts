import { describe, expect, it } from 'vitest';
import { checkButton, readValues } from './bannerValues.ts';
import { copy } from './copy.ts';

const { both, link } = copy.form.rules;

describe('the button of a banner', () => {
  it.each([
    ['', '', true, true],
    ['Daftar', '/signup', true, true],
    ['Daftar', ' ', true, both],
    [' ', '/signup', both, true],
    ['Daftar', 'https://robolaga.example', true, true],
    ['Daftar', 'javascript:alert(1)', true, link],
    ['Daftar', '//jahat.example', true, link],
    ['Daftar', String.raw`/\jahat.example`, true, link],
    ['Daftar', 'robolaga.example', true, link],
  ])('with the text %j and the link %j', (cta_text, cta_link, textResult, linkResult) => {
    expect(checkButton('cta_text', { cta_text, cta_link })).toBe(textResult);
    expect(checkButton('cta_link', { cta_text, cta_link })).toBe(linkResult);
  });
});

it('stored values are read only if they are of this form', () => {
  expect(readValues({ title: 'Final' })).toEqual({
    title: 'Final',
    subtitle: '',
    cta_text: '',
    cta_link: '',
  });
  expect(readValues({ title: 7 })).toBeUndefined();
  expect(readValues(null)).toBeUndefined();
});
