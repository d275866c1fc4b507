import { expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { pdfFileName, parsePdfUrl } from './pdfUrl.ts';

test.each([
  'http://localhost:3000/storage/rules/line-follower.pdf',
  'http://localhost:3000/storage/rules/a%20b.pdf?x=1&y=2',
  'https://contoh.id/o/rules%2Fsumo.pdf?alt=media&token=a%26b#page=2',
  'https://contoh.id/100%25.pdf',
])("%s is read back unchanged from the viewer's path", (url) => {
  expect(parsePdfUrl(paths.pdfViewer.href({ pdfUrl: url }))).toBe(url);
});

test('spaces and letters of any script are encoded as a browser does', () => {
  expect(
    parsePdfUrl(paths.pdfViewer.href({ pdfUrl: ' https://contoh.id/aturan baru/機器人.pdf ' })),
  ).toBe('https://contoh.id/aturan%20baru/%E6%A9%9F%E5%99%A8%E4%BA%BA.pdf');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:application/pdf;base64,JVBERi0=',
  'file:///etc/passwd',
  'blob:https://contoh.id/1',
  '/storage/rules/sumo.pdf',
  '//contoh.id/a.pdf',
  'aturan.pdf',
  'https://robolaga.id@contoh.id/a.pdf',
  'https://:rahasia@contoh.id/a.pdf',
  'http://',
  ' ',
])('%s is not a valid PDF URL', (url) => {
  expect(parsePdfUrl(paths.pdfViewer.href({ pdfUrl: url }))).toBeUndefined();
});

test.each([
  '/pdf-viewer/https%3A%2F%2Fcontoh.id%2F%E0%A4%A',
  '/pdf-viewer/%',
  '/pdf-viewer/',
  '/pdf-viewer',
])('%s does not throw', (pathname) => {
  expect(parsePdfUrl(pathname)).toBeUndefined();
});

test.each([
  ['https://contoh.id/rules/a%20b.pdf?x=1', 'a b.pdf'],
  ['https://contoh.id/rules%2Fsumo.pdf', 'sumo.pdf'],
  ['https://contoh.id/rules/', 'rules'],
  ['https://contoh.id/%E0%A4.pdf', '%E0%A4.pdf'],
  ['https://contoh.id', 'contoh.id'],
])('%s has the file name %s', (url, name) => {
  expect(pdfFileName(url)).toBe(name);
});
