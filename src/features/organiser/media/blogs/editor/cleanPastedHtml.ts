import DOMPurify from 'dompurify';
import { purifyConfig } from '../../../../article/sanitizeBlogHtml.ts';

/** By which the editor knows what was copied from itself. */
const ownMark = 'data-pm-slice';

/**
 * Returns HTML without most of its styles. The Content-Security-Policy blocks them all, but the
 * browser would report each of them when it reads the HTML.
 */
const dropStyles = (html: string): string =>
  html
    .replaceAll(/<style\b[^]*?<\/style>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) =>
      tag.replaceAll(/\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
    );

/** Returns what an article may contain of pasted HTML, its first headings below that of the page. */
export const cleanPastedHtml = (html: string): string =>
  DOMPurify.sanitize(dropStyles(html), {
    ...purifyConfig,
    ADD_ATTR: [ownMark],
    RETURN_DOM_FRAGMENT: false,
  }).replaceAll(/(<\/?h)1\b/gi, '$12');
