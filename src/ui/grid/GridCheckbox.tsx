import { type ComponentProps, useEffect, useRef } from 'react';
import { useForkRef } from '@mui/material/utils';
import type { GridSlotsComponent } from '@mui/x-data-grid';

type GridCheckboxProps = ComponentProps<GridSlotsComponent['baseCheckbox']>;

/**
 * A plain browser checkbox for the grid, for performance: there is one in each row, and rows change
 * with every letter of a search.
 */
export function GridCheckbox({
  checked,
  indeterminate = false,
  disabled,
  name,
  tabIndex,
  className,
  style,
  inputRef,
  onChange,
  onClick,
  onKeyDown,
  slotProps,
}: GridCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const { ref: htmlRef, ...html } = slotProps?.htmlInput ?? {};
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={className} style={style}>
      <input
        {...html}
        ref={useForkRef(box, inputRef, htmlRef)}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        name={name ?? html.name}
        tabIndex={tabIndex}
        onChange={onChange}
        onClick={onClick}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
