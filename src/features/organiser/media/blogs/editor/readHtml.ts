import type { Editor } from '@tiptap/react';

/** Returns the HTML of the text; empty for none. Entries of lists are no paragraphs of their own. */
export function readHtml(editor: Editor): string {
  if (editor.isEmpty) return '';
  const { body } = new DOMParser().parseFromString(editor.getHTML(), 'text/html');
  for (const paragraph of body.querySelectorAll('li > p:only-of-type:first-child'))
    paragraph.replaceWith(...paragraph.childNodes);
  return body.innerHTML;
}
