import { TextField } from '@mui/material';
import { focusElement } from '../dialogs/restoreFocus.ts';
import { copy } from '../copy.ts';

type LinkFieldProps = { url: string; label?: string };

/** Shows a URL, already selected, to be copied by hand. */
export function LinkField({ url, label = copy.link }: LinkFieldProps) {
  return (
    <TextField
      inputRef={focusElement}
      fullWidth
      margin="dense"
      label={label}
      value={url}
      onFocus={(event) => event.target.select()}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}
