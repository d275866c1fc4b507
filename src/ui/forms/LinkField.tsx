import { TextField } from '@mui/material';
import { focusElement } from '../dialogs/restoreFocus.ts';
import { copy } from '../copy.ts';

type LinkFieldProps = { url: string; label?: string; multiline?: boolean };

/** Shows a URL or another text, already selected, to be copied by hand. */
export function LinkField({ url, label = copy.link, multiline = false }: LinkFieldProps) {
  return (
    <TextField
      inputRef={focusElement}
      fullWidth
      multiline={multiline}
      margin="dense"
      label={label}
      value={url}
      onFocus={(event) => event.target.select()}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}
