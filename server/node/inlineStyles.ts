import { createHash } from 'node:crypto';

/** The inline styles of an HTML page as sources of a Content-Security-Policy. */
export type InlineStyles = { elements: string[]; attributes: string[] };

/** What a handler tells the middleware around it. */
export type PageEnvironment = {
  Variables: {
    /** Of the page that a request is answered with. */
    inlineStyles?: InlineStyles;
  };
};

const characters = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
]);

/** Returns the source that allows an inline style or script with exactly this text. */
export const inlineSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the sources that allow the inline scripts of the client's own index.html. */
export const readInlineScripts = (html: string): string[] =>
  sourcesOf(html.matchAll(/<script>([^]*?)<\/script>/g));

/** Reads the inline styles of HTML whose attributes are written as React writes them. */
export function readInlineStyles(html: string): InlineStyles {
  // As a browser reads it.
  const text = html.replaceAll(/\r\n?/g, '\n');
  return {
    elements: sourcesOf(text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)),
    attributes: sourcesOf(text.matchAll(/ style="([^"]*)"/g), unescape),
  };
}

const sourcesOf = (
  matches: Iterable<RegExpMatchArray>,
  read = (text: string) => text,
): string[] => [...new Set([...matches].map(([, text = '']) => inlineSource(read(text))))];

const unescape = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (name) => characters.get(name) ?? name);
