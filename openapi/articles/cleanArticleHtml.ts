import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import {
  articleAttributes,
  articleControls,
  articleElements,
  articlePictureAttributes,
} from './articleHtml.ts';

/** Attributes whose names in a syntax tree are other than in HTML. */
const propertyNames: Record<string, string> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};
const toProperty = (attribute: string) => propertyNames[attribute] ?? attribute;

const everyElement = articleAttributes.map(toProperty);

const schema: Schema = {
  tagNames: articleElements,
  attributes: { img: articlePictureAttributes },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  // What is in these is no text for readers, whichever way a browser would read it.
  strip: [
    ...articleControls,
    'script',
    'style',
    'template',
    'title',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'plaintext',
    'xmp',
    'svg',
    'math',
    'audio',
    'video',
  ],
};

/** Deeper articles are nobody's writing. */
const maxDepth = 100;

/**
 * Returns the HTML of an article with the elements, attributes and kinds of links that
 * articleHtml.ts lists; undefined if it is nested too deeply to be read. It needs no DOM: in a
 * browser, no document sees what is removed.
 *
 * @param dataAttributes further attributes to keep, by their names in a syntax tree: `dataName`
 */
export function cleanArticleHtml(html: string, dataAttributes: string[] = []): string | undefined {
  try {
    const tree = sanitize(fromHtml(html, { fragment: true }), {
      ...schema,
      attributes: { ...schema.attributes, '*': [...everyElement, ...dataAttributes] },
    });
    return isTooDeep(tree, maxDepth)
      ? undefined
      : toHtml(tree, { characterReferences: { useNamedReferences: true } });
  } catch (error) {
    // The parser follows the nesting by calling itself.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type Node = ReturnType<typeof sanitize>;

const isTooDeep = (node: Node, left: number): boolean =>
  'children' in node && (left === 0 || node.children.some((child) => isTooDeep(child, left - 1)));

/** Whether cleaned HTML has a text or a picture to be seen. */
export const hasArticleContent = (html: string): boolean =>
  html.includes('<img ') || /\S/.test(html.replaceAll(/<[^>]*>/g, ''));
