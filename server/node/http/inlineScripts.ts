import { createHash } from 'node:crypto';

/** Returns the source of a Content-Security-Policy that allows an inline script with exactly this text. */
export const inlineSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the sources that allow the inline scripts of the client's own index.html. */
export const readInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => inlineSource(text));
