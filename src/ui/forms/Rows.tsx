import { type ReactNode, useRef } from 'react';
import { Box, Button, IconButton, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { focusElement } from '../dialogs/restoreFocus.ts';

type RowsProps = {
  rows: readonly { id: string; label: string; fields: ReactNode }[];
  /** As of a CSS grid, from tablets on. */
  columns: string;
  add: string;
  /** What the server has refused of all rows. */
  error: string | undefined;
  /** Without it, there are as many as there can be. */
  onAdd: (() => void) | undefined;
  onRemove: (index: number) => void;
};

/** Rows of fields that can be added and removed. */
export function Rows({ rows, columns, add, error, onAdd, onRemove }: RowsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    onRemove(index);
    addButton.current?.focus();
  };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {rows.map(({ id, label, fields }, index) => (
          <Box key={id} component="li" sx={rowStyles}>
            <Box sx={{ ...fieldStyles, gridTemplateColumns: { xs: '1fr', sm: columns } }}>
              {fields}
            </Box>
            <IconButton aria-label={label} onClick={() => remove(index)} sx={{ mt: 0.75 }}>
              <RemoveIcon />
            </IconButton>
          </Box>
        ))}
      </Box>
      {error !== undefined && (
        <Typography
          key={error}
          ref={focusElement}
          tabIndex={-1}
          role="alert"
          variant="body2"
          sx={{ color: 'error.main', mb: 1, outline: 'none' }}
        >
          {error}
        </Typography>
      )}
      <Button
        ref={addButton}
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={!onAdd}
        onClick={onAdd}
        sx={{ mt: rows.length > 0 ? 1 : 0 }}
      >
        {add}
      </Button>
    </>
  );
}

const rowStyles = { display: 'flex', alignItems: 'start', gap: 1 };

const fieldStyles = { flex: 1, minWidth: 0, display: 'grid', columnGap: 2 };
