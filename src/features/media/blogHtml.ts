import DOMPurify, { type Config } from 'dompurify';
import { linkOf, pictureOf } from './blogAddress.ts';
import { copy } from './copy.ts';

const config = {
  ALLOWED_TAGS: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'div',
    'span',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'blockquote',
    'q',
    'cite',
    'pre',
    'code',
    'kbd',
    'samp',
    'var',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'del',
    'ins',
    'mark',
    'small',
    'sub',
    'sup',
    'abbr',
    'time',
    'wbr',
    '#text',
  ],
  // No id, name, class or style: an article neither names things of ours nor dresses up as them.
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'title',
    'width',
    'height',
    'colspan',
    'rowspan',
    'scope',
    'start',
    'value',
    'datetime',
    'lang',
    'dir',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // Their words make no sense without them.
  ADD_FORBID_CONTENTS: ['button', 'select', 'textarea', 'object'],
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config;

/**
 * Takes an article's HTML, as somebody else wrote it, and gives what of it may stand on the page:
 * text, headings below the page's own, lists, tables and code in boxes that scroll, links and
 * pictures with safe addresses.
 */
export function cleanBlogHtml(html: string): DocumentFragment {
  // Where it cannot run it gives back what it was given.
  if (!DOMPurify.isSupported) return document.createDocumentFragment();
  const article = DOMPurify.sanitize(html, config);
  if (article.querySelector('h1')) article.querySelectorAll('h1, h2, h3, h4, h5').forEach(lower);
  article
    .querySelectorAll(':not(img)')
    .forEach((element) =>
      ['width', 'height', 'src'].forEach((name) => element.removeAttribute(name)),
    );
  article.querySelectorAll('img').forEach(mendPicture);
  article.querySelectorAll('a').forEach(mendLink);
  article.querySelectorAll<HTMLTableElement>('table:not(table table)').forEach((table, place) => {
    box(table, table.caption?.textContent.trim() || copy.blog.table(place + 1));
  });
  article.querySelectorAll('pre').forEach((pre) => box(pre, copy.blog.code));
  return article;
}

function lower(heading: Element): void {
  const lowered = heading.ownerDocument.createElement(`h${Number(heading.localName.slice(1)) + 1}`);
  lowered.append(...heading.childNodes);
  heading.replaceWith(lowered);
}

function mendPicture(picture: HTMLImageElement): void {
  const address = pictureOf(picture.getAttribute('src'));
  if (address === undefined) {
    picture.remove();
    return;
  }
  // First, so that nothing is fetched before it is near.
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  picture.setAttribute('src', address);
  picture.setAttribute('alt', picture.getAttribute('alt') ?? '');
}

function mendLink(link: HTMLAnchorElement): void {
  const found = linkOf(link.getAttribute('href'));
  if (!found) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute('href', found.href);
  if (!found.newTab) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/**
 * Puts what may be wider than the page into a box of its own, which a keyboard can reach to scroll
 * it.
 */
function box(wide: Element, label: string): void {
  const frame = wide.ownerDocument.createElement('div');
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', label);
  frame.tabIndex = 0;
  wide.replaceWith(frame);
  frame.append(wide);
}
