import { describe, expect, it, test } from 'vitest';
import { sanitizeBlogHtml } from './sanitizeBlogHtml.ts';

/** Returns the sanitised HTML as the browser serialises it. */
function sanitized(html: string): string {
  const container = document.createElement('div');
  container.append(sanitizeBlogHtml(html));
  return container.innerHTML;
}

describe('article content is kept', () => {
  test.each([
    '<h2>Satu</h2><h3>Dua</h3><p>Tiga <strong>empat</strong> <em>lima</em><br>enam</p><hr>',
    '<ul><li>a</li></ul><ol start="3"><li value="7">b</li></ol><dl><dt>c</dt><dd>d</dd></dl>',
    '<blockquote>Kutipan <cite>sumber</cite></blockquote><p><code>x &lt; y</code> <kbd>Ctrl</kbd> H<sub>2</sub>O <mark>!</mark></p>',
    '<p lang="en" title="Word">word <time datetime="2026-11-20">20 November</time></p>',
    '',
    'Hanya teks & tanda',
  ])('%s', (html) => {
    expect(sanitized(html)).toBe(html.replace(' & ', ' &amp; '));
  });

  it('keeps figures with their caption', () => {
    expect(
      sanitized(
        '<figure><img src="https://x.test/a.png" alt="A" width="12" height="6"><figcaption>Teks</figcaption></figure>',
      ),
    ).toBe(
      '<figure><img src="https://x.test/a.png" alt="A" width="12" height="6" loading="lazy" decoding="async"><figcaption>Teks</figcaption></figure>',
    );
  });
});

describe('what may act, dress up or escape goes', () => {
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    [
      '<img src="https://x.test/a.png" onerror="alert(1)" srcset="javascript:alert(1)">',
      '<img src="https://x.test/a.png" loading="lazy" decoding="async" alt="">',
    ],
    ['<style>body{display:none}</style><p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
    [
      '<p class="MuiDialog-root" id="content" name="body" data-x="1" aria-hidden="true" role="alert" tabindex="1" contenteditable>a</p>',
      '<p>a</p>',
    ],
    [
      '<form action="https://evil.test"><label>Sandi <input name="password"></label><button>Masuk</button><select><option>x</option></select><textarea>y</textarea></form>',
      'Sandi ',
    ],
    [
      '<iframe src="https://evil.test"></iframe><object data="x">y</object><embed src="x"><video src="x"></video><audio src="x"></audio><p>a</p>',
      '<p>a</p>',
    ],
    [
      '<svg><a href="javascript:alert(1)"><text>b</text></a><script>alert(1)</script></svg><math><mi xlink:href="javascript:alert(1)">c</mi></math><p>a</p>',
      '<p>a</p>',
    ],
    ['<svg><p><style><img src=x onerror=alert(1)></style>', '<p></p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
    [
      '<meta http-equiv="refresh" content="0;url=https://evil.test"><base href="https://evil.test/"><link rel="stylesheet" href="https://evil.test/x.css"><p>a</p>',
      '<p>a</p>',
    ],
    [
      '<template><p>x</p></template><my-element>b</my-element><dialog open>c</dialog><p>a</p>',
      'bc<p>a</p>',
    ],
    [
      '<hr width="9000"><pre width="9000">a</pre>',
      '<hr><div role="group" aria-label="Contoh kode" tabindex="0"><pre>a</pre></div>',
    ],
  ])('%s', (html, left) => {
    expect(sanitized(html)).toBe(left);
  });
});

describe('links', () => {
  const elsewhere = ' target="_blank" rel="noopener noreferrer"';
  test.each([
    ['https://x.test/a?b=1#c', `href="https://x.test/a?b=1#c"${elsewhere}`],
    ['//x.test/a', `href="http://x.test/a"${elsewhere}`],
    ['/tournaments?page=2', 'href="/tournaments?page=2"'],
    ['tournaments', 'href="/tournaments"'],
    ['http://localhost:3000/teams#x', 'href="/teams#x"'],
    ['mailto:a@x.test', 'href="mailto:a@x.test"'],
    ['tel:+62811', 'href="tel:+62811"'],
    ['storage/rules/a.pdf', `href="/storage/rules/a.pdf"${elsewhere}`],
    ['/docs', `href="/docs"${elsewhere}`],
  ])('%s', (href, attributes) => {
    expect(
      sanitized(
        `<p><a href="${href}" target="_top" rel="opener" ping="https://evil.test">a</a></p>`,
      ),
    ).toBe(`<p><a ${attributes}>a</a></p>`);
  });

  test.each([
    'javascript:alert(1)',
    ' JaVa\tScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://x.test',
    'blob:x',
    '#bagian',
    '',
    'https://',
  ])('%s is replaced by its text', (href) => {
    expect(sanitized(`<a href="${href}">a <b>b</b></a>`)).toBe('a <b>b</b>');
  });
});

describe('pictures', () => {
  test.each([
    ['/storage/blogs/a.svg', '/storage/blogs/a.svg'],
    ['storage/blogs/a.svg', '/storage/blogs/a.svg'],
    ['http://x.test/a.png', 'http://x.test/a.png'],
    ['//x.test/a.png', 'http://x.test/a.png'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ])('%s', (src, url) => {
    expect(sanitized(`<img src="${src}" alt="A" loading="eager">`)).toBe(
      `<img src="${url}" alt="A" loading="lazy" decoding="async">`,
    );
  });

  test.each([
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    'data:text/html;base64,PHA+',
    'blob:x',
    'a.png',
    '',
    '/api/auth/logout',
    '/storage/../api/auth/logout',
    'storage/%2e%2e/api/auth/logout',
    '/storage/..\\api/x',
    'http://localhost:3000/api/auth/logout',
    '//localhost:3000/teams',
  ])('%s is removed', (src) => {
    expect(sanitized(`<p>a<img src='${src}'></p>`)).toBe('<p>a</p>');
  });
});

test("headings are below the page's h1", () => {
  expect(sanitized('<h1>A</h1><h2>B</h2><h5>C</h5><h6>D</h6>')).toBe(
    '<h2>A</h2><h3>B</h3><h6>C</h6><h6>D</h6>',
  );
  expect(sanitized('<h2>B</h2><h4>C</h4>')).toBe('<h2>B</h2><h4>C</h4>');
});

test('tables and code are in scrollable boxes that can be focused', () => {
  const container = document.createElement('div');
  container.append(
    sanitizeBlogHtml(
      '<table><caption>Waktu</caption><tr><th scope="row">a</th><td colspan="2">b<table><tr><td>c</td></tr></table></td></tr></table><table><tr><td>d</td></tr></table><pre>e</pre>',
    ),
  );
  const boxes = [...container.querySelectorAll('[tabindex="0"]')];
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
    'Waktu',
    'Tabel 2',
    'Contoh kode',
  ]);
  expect(boxes.map((box) => box.firstElementChild?.localName)).toEqual(['table', 'table', 'pre']);
  expect(boxes[0]?.querySelectorAll('table')).toHaveLength(2);
});
