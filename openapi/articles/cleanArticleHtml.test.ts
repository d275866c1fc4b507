import { describe, expect, it, test } from 'vitest';
import { articleAttributes, articleElements, articlePictureAttributes } from './articleHtml.ts';
import { cleanArticleHtml, hasArticleContent } from './cleanArticleHtml.ts';

describe('an article keeps', () => {
  test.each([
    '<h2>Satu</h2><h3>Dua</h3><p>Tiga <strong>empat</strong> <em>lima</em><br>enam</p><hr>',
    '<ul><li><p>a</p></li></ul><ol start="3"><li value="7"><p>b</p></li></ol>',
    '<blockquote><p>Kutipan</p></blockquote><pre><code>x &lt; y &amp; z</code></pre>',
    '<p><a href="https://x.test/a?b=1&amp;c=2#d">luar</a> <a href="/tournaments">dalam</a></p>',
    '<p><a href="mailto:a@x.test">surel</a> <a href="tel:+62811">telepon</a></p>',
    '<figure><img src="/storage/a.jpg" alt="A" width="12" height="6"><figcaption>a</figcaption></figure>',
    '<table><caption>W</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2" rowspan="3">b</td></tr></tbody></table>',
    '<p lang="en" dir="ltr" title="Word">word <time datetime="2026-11-20">x</time></p>',
    '<p></p><p>emoji 🤖, "kutip" dan \'petik\'</p>',
  ])('%s', (html) => {
    expect(cleanArticleHtml(html)).toBe(html);
  });

  it('what is written in other ways and means the same', () => {
    expect(cleanArticleHtml('<p>3 &gt; 2&nbsp;m &quot;</p>')).toBe('<p>3 > 2\u{a0}m "</p>');
  });

  test.each(articleElements)('%s', (name) => {
    const html = ['thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'].includes(name)
      ? '<table><caption>a</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>a</td></tr></tbody><tfoot><tr><td>a</td></tr></tfoot></table>'
      : `<${name}>`;
    expect(cleanArticleHtml(html)).toContain(`<${name}>`);
  });

  test.each([...articleAttributes, ...articlePictureAttributes])('%s', (name) => {
    const element = articlePictureAttributes.includes(name) ? 'img' : 'td';
    const cleaned = cleanArticleHtml(
      `<table><tr><td ${name}="1"></td></tr></table><img ${name}=1>`,
    );
    expect(cleaned).toMatch(new RegExp(`<${element}[^>]* ${name}="1"`));
  });
});

/** The last of them are known to change their meaning when they are parsed a second time. */
const hostile: [string, string][] = [
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
  [
    '<img src="https://x.test/a.png" onerror="alert(1)" srcset="a 2x">',
    '<img src="https://x.test/a.png">',
  ],
  ['<img src="data:text/html,x" alt="A">', '<img alt="A">'],
  ['<style>body{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
  [
    '<p class="x" id="root" name="body" data-x="1" aria-hidden="true" role="alert">a</p>',
    '<p>a</p>',
  ],
  ['<p width="9" src="/x">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" JaVa\tScRiPt&colon;alert(1)" target="_top" rel="opener" ping="/x">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript:alert(1)">a</a><a href="data:text/html,x">b</a>', '<a>a</a><a>b</a>'],
  [
    '<form action="https://evil.test"><label>Sandi <input name="password"></label><button>Masuk</button><select><option>x</option></select><textarea>y</textarea></form>',
    'Sandi ',
  ],
  [
    '<iframe srcdoc="<p>x">z</iframe><object data="x">y</object><embed src="x"><p>a</p>',
    '<p>a</p>',
  ],
  [
    '<svg><a href="javascript:alert(1)"><text>b</text></a></svg><math><mi>c</mi></math><p>a</p>',
    '<p>a</p>',
  ],
  ['<meta http-equiv="refresh" content="0"><base href="https://evil.test/"><p>a</p>', '<p>a</p>'],
  ['<template><p>x</p></template><my-element>b</my-element><dialog open>c</dialog>', 'bc'],
  ['<!-- a --><!doctype html><p>a<!-- b --></p>', '<p>a</p>'],
  ['<svg><p><style><img src=x onerror=alert(1)></style>', '<p></p>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math>', ''],
  ['<form><math><mtext></form><form><mglyph><style></math><img src onerror="alert(1)">', ''],
  ['<plaintext><img src=x onerror=alert(1)>', ''],
  ['<p title="&lt;/p&gt;&lt;script&gt;alert(1)">a', '<p title="</p><script>alert(1)">a</p>'],
];

describe('an article loses', () => {
  test.each(hostile)('%s', (html, left) => {
    expect(cleanArticleHtml(html)).toBe(left);
  });

  it('nothing more when what is left is cleaned again', () => {
    for (const [html, left] of hostile) expect(cleanArticleHtml(left), html).toBe(left);
  });
});

test('nobody nests a thousand elements', () => {
  for (const name of ['b', 'div', 'blockquote', 'font'])
    expect(cleanArticleHtml(`<${name}>`.repeat(1000))).toBe(name === 'font' ? '' : undefined);
  expect(cleanArticleHtml('<div>'.repeat(9000))).toBeUndefined();
});

test('an article has a text or a picture', () => {
  for (const html of ['', '<p></p>', '<p>&nbsp; <br></p><hr>'])
    expect(hasArticleContent(cleanArticleHtml(html) ?? '')).toBe(false);
  for (const html of ['a', '<p>a</p>', '<img src="/storage/a.jpg">'])
    expect(hasArticleContent(cleanArticleHtml(html) ?? '')).toBe(true);
});
