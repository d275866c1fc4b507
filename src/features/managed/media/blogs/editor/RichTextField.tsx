import { useEffect, useId, useState } from 'react';
import { Box, FormControl, FormHelperText, Typography } from '@mui/material';
import { type Editor, EditorContent } from '@tiptap/react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  type UseControllerProps,
} from 'react-hook-form';
import { hintSpace } from '../../../../../ui/styles/styles.ts';
import { frameStyles, textStyles } from './editorStyles.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useRichText } from './useRichText.ts';

type RichTextFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint: string;
  rules: UseControllerProps<Values>['rules'];
};

/** A field for formatted text, whose value is HTML. */
export function RichTextField<Values extends FieldValues>(props: RichTextFieldProps<Values>) {
  const { control, name, label, hint, rules } = props;
  const id = useId();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name, rules });
  const editor = useRichText({
    value: String(value),
    onChange,
    onBlur,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-required': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-hint`,
      'aria-invalid': String(error !== undefined),
    },
  });
  // A form that is refused focuses its first wrong field.
  useEffect(() => ref({ focus: () => editor.commands.focus() }), [editor, ref]);
  const [link, setLink] = useState<{ href: string | undefined }>();
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const close = () => setIsLinkOpen(false);

  return (
    <FormControl fullWidth error={error !== undefined}>
      <Typography
        id={`${id}-label`}
        variant="caption"
        sx={{ color: error ? 'error.main' : 'text.secondary', mb: 0.5, ml: 1.75 }}
      >
        {label}
        <span aria-hidden> *</span>
      </Typography>
      <Box sx={frameStyles} data-error={error !== undefined}>
        <Toolbar
          editor={editor}
          controls={id}
          onLink={() => {
            setLink({ href: editor.getAttributes('link').href as string | undefined });
            setIsLinkOpen(true);
          }}
        />
        <Box sx={textStyles}>
          <EditorContent editor={editor} />
        </Box>
      </Box>
      <FormHelperText id={`${id}-hint`} sx={hintSpace}>
        {error?.message || hint}
      </FormHelperText>
      {link && (
        <LinkDialog
          href={link.href}
          open={isLinkOpen}
          onSet={(href) => {
            setHref(editor, href);
            close();
          }}
          onRemove={() => {
            editor.chain().extendMarkRange('link').unsetLink().run();
            close();
          }}
          onClose={close}
          onExited={() => {
            setLink(undefined);
            editor.commands.focus();
          }}
        />
      )}
    </FormControl>
  );
}

/** Makes the selection a link, or writes the address if nothing is selected; the cursor follows. */
function setHref(editor: Editor, href: string): void {
  const isText = !editor.state.selection.empty || editor.isActive('link');
  const chain = editor.chain().extendMarkRange('link');
  if (isText)
    chain
      .setLink({ href })
      .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
      .run();
  else
    chain
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
}
