import { Mark, Node } from '@tiptap/react';
import DOMPurify from 'dompurify';
import { purifyConfig, sanitizeBlogHtml } from '../../../../article/sanitizeBlogHtml.ts';
import { copy } from '../copy.ts';

// What an article may contain and the toolbar does not offer stays as it was written elsewhere.

/** Tables and the like, as a whole. */
export const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    html: {
      default: '',
      parseHTML: (element: HTMLElement) => {
        const cleaned = DOMPurify.sanitize(element.outerHTML, purifyConfig);
        return cleaned.firstElementChild?.outerHTML ?? '';
      },
    },
  }),
  parseHTML: () => ['table', 'figure', 'dl'].map((tag) => ({ tag })),
  renderHTML({ node }) {
    const { body } = new DOMParser().parseFromString(String(node.attrs.html), 'text/html');
    return body.firstElementChild ?? ['p'];
  },
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.title = copy.editor.kept;
      dom.append(sanitizeBlogHtml(String(node.attrs.html)));
      return { dom };
    },
});

const attributesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { default: null }]));

export const KeptImage = Node.create({
  name: 'keptImage',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => attributesOf(['src', 'alt', 'title', 'width', 'height']),
  // The server takes no pictures that are written into the text.
  parseHTML: () => [{ tag: 'img[src]:not([src^="data:"])' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const keptTexts = 'q cite kbd samp var del ins mark small sub sup abbr time'.split(' ');

export const KeptText = Mark.create({
  name: 'keptText',
  // Several of them may be around one text.
  excludes: '',
  addAttributes: () => ({
    tag: {
      default: 'span',
      rendered: false,
      parseHTML: (element: HTMLElement) => element.localName,
    },
    ...attributesOf(['title', 'datetime', 'lang', 'dir']),
  }),
  parseHTML: () => [...keptTexts, 'span[lang]'].map((tag) => ({ tag, priority: 60 })),
  renderHTML: ({ mark, HTMLAttributes }) => [String(mark.attrs.tag), HTMLAttributes, 0],
});
