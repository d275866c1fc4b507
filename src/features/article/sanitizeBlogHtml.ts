import DOMPurify, { type Config } from 'dompurify';
import {
  articleAttributes,
  articleControls,
  articleElements,
  articlePictureAttributes,
} from '../../../openapi/articles/articleHtml.ts';
import { safeLink, safeImageUrl } from './blogUrls.ts';
import { copy } from './copy.ts';

/** What DOMPurify leaves of an article. */
export const purifyConfig = {
  ALLOWED_TAGS: [...articleElements, '#text'],
  ALLOWED_ATTR: [...articleAttributes, ...articlePictureAttributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ADD_FORBID_CONTENTS: articleControls,
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config;

/**
 * Sanitises an article's untrusted HTML and returns what may be shown: text, headings below the
 * page's h1, lists, tables and code in scrollable boxes, links and images with safe URLs.
 */
export function sanitizeBlogHtml(html: string): DocumentFragment {
  // If DOMPurify is not supported, it returns its input unchanged.
  if (!DOMPurify.isSupported) return document.createDocumentFragment();
  const article = DOMPurify.sanitize(html, purifyConfig);
  if (article.querySelector('h1'))
    article.querySelectorAll('h1, h2, h3, h4, h5').forEach(lowerHeading);
  article
    .querySelectorAll(':not(img)')
    .forEach((element) =>
      articlePictureAttributes.forEach((name) => element.removeAttribute(name)),
    );
  article.querySelectorAll('img').forEach(sanitizeImage);
  article.querySelectorAll('a').forEach(sanitizeLink);
  article.querySelectorAll<HTMLTableElement>('table:not(table table)').forEach((table, index) => {
    wrapInScrollBox(table, table.caption?.textContent.trim() || copy.table(index + 1));
  });
  article.querySelectorAll('pre').forEach((pre) => wrapInScrollBox(pre, copy.code));
  return article;
}

function lowerHeading(heading: Element): void {
  const replacement = heading.ownerDocument.createElement(
    `h${Number(heading.localName.slice(1)) + 1}`,
  );
  replacement.append(...heading.childNodes);
  heading.replaceWith(replacement);
}

function sanitizeImage(image: HTMLImageElement): void {
  const url = safeImageUrl(image.getAttribute('src'));
  if (url === undefined) {
    image.remove();
    return;
  }
  // First, so that setting `src` does not load the image eagerly.
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('src', url);
  image.setAttribute('alt', image.getAttribute('alt') ?? '');
}

function sanitizeLink(link: HTMLAnchorElement): void {
  const target = safeLink(link.getAttribute('href'));
  if (!target) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute('href', target.href);
  if (!target.newTab) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/**
 * Wraps content that may be wider than the page in a box that can be focused and scrolled by
 * keyboard.
 */
function wrapInScrollBox(content: Element, label: string): void {
  const box = content.ownerDocument.createElement('div');
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', label);
  box.tabIndex = 0;
  content.replaceWith(box);
  box.append(content);
}
