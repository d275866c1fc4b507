import { StarterKit } from '@tiptap/starter-kit';
import { safeLink } from '../../../../article/blogUrls.ts';
import { KeptBlock, KeptImage, KeptText } from './keptNodes.ts';

/** What an article may consist of in the editor. */
export const extensions = [
  StarterKit.configure({
    // The page has a first heading of its own.
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // Where a link opens is decided when it is shown.
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => safeLink(url) !== undefined,
    },
    // It would add an empty paragraph to articles that are only opened.
    trailingNode: false,
  }),
  KeptBlock,
  KeptImage,
  KeptText,
];
