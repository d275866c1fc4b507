import { useEffect, useRef } from 'react';
import { type Editor, useEditor } from '@tiptap/react';
import { cleanPastedHtml } from './cleanPastedHtml.ts';
import { extensions } from './extensions.ts';

type Options = {
  /** The HTML of the text; empty for none. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Attributes of the element that is edited. */
  attributes: Record<string, string>;
};

/** Returns an editor whose text is `value`, also when that changes from outside. */
export function useRichText({ value, onChange, onBlur, attributes }: Options): Editor {
  const shown = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    // The look of the text is that of a published article.
    injectCSS: false,
    editorProps: { attributes, transformPastedHTML: cleanPastedHtml },
    onUpdate: ({ editor: current }) => {
      shown.current = readHtml(current);
      onChange(shown.current);
    },
    onBlur,
  });
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}

/** Returns the HTML of the text; empty for none. Entries of lists are no paragraphs of their own. */
function readHtml(editor: Editor): string {
  if (editor.isEmpty) return '';
  const { body } = new DOMParser().parseFromString(editor.getHTML(), 'text/html');
  for (const paragraph of body.querySelectorAll('li > p:only-of-type:first-child'))
    paragraph.replaceWith(...paragraph.childNodes);
  return body.innerHTML;
}
