import { describe, expect, it } from 'vitest';
import { checkButton } from './checkButton.ts';
import { copy } from './copy.ts';

const { both, link } = copy.rules;

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
