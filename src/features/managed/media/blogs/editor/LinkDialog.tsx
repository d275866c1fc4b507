import { Box, Button } from '@mui/material';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../../../../ui/forms/FormField.tsx';
import { safeLink } from '../../../../article/blogUrls.ts';
import { copy } from '../copy.ts';

const texts = copy.link;

/** Adds what people leave out: 'contoh.id/a' is the address of another site. */
const withProtocol = (typed: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? `https://${typed}` : typed;

type LinkDialogProps = {
  /** The address that the text at the cursor leads to. */
  href: string | undefined;
  onSet: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
  /** Called after the closing transition, when the text may take the focus. */
  onExited: () => void;
  open: boolean;
};

/** Asks where a text is to lead. */
export function LinkDialog({ href, onSet, onRemove, onClose, onExited, open }: LinkDialogProps) {
  const form = useForm({ defaultValues: { url: href ?? '' } });
  const submit = form.handleSubmit(({ url }) => onSet(withProtocol(url.trim())));
  return (
    <FormDialog
      open={open}
      busy={false}
      title={texts.title}
      confirmLabel={texts.set}
      cancelLabel={texts.cancel}
      errorText={undefined}
      action={
        href !== undefined && (
          <Button color="error" onClick={onRemove}>
            {texts.remove}
          </Button>
        )
      }
      onSubmit={(event) => {
        // In React's tree, this form is inside that of the article.
        event.stopPropagation();
        void submit(event);
      }}
      onClose={onClose}
      onOpen={() => form.setFocus('url', { shouldSelect: true })}
      onExited={onExited}
    >
      <Box sx={{ pt: 1 }}>
        <FormField
          control={form.control}
          name="url"
          label={texts.url}
          hint={texts.hint}
          verbatim
          autoComplete="off"
          rules={{
            validate: (url) => safeLink(withProtocol(url)) !== undefined || texts.invalid,
          }}
        />
      </Box>
    </FormDialog>
  );
}
