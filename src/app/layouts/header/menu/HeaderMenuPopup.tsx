import { Divider, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import type { HeaderMenuEntry, HeaderMenuOptions } from './headerMenuOptions.ts';

type HeaderMenuPopupProps = HeaderMenuOptions & {
  id: string;
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
};

/** The list of a header's menu. Loaded when it is needed: no page shows one at first. */
export function HeaderMenuPopup({
  id,
  anchor,
  open,
  onClose,
  entries,
  list,
  align = 'left',
}: HeaderMenuPopupProps) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      disableScrollLock
      // So that no content is outside of the landmarks.
      container={anchor.closest('header')}
      anchorOrigin={{ vertical: 'bottom', horizontal: align }}
      transformOrigin={{ vertical: 'top', horizontal: align }}
      slotProps={{ list }}
    >
      {entries.map((entry) => [
        entry.isAfterDivider && <Divider key={`before ${entry.label}`} />,
        renderEntry(entry, onClose),
      ])}
    </Menu>
  );
}

function renderEntry(
  { label, to, Icon, isChecked, onSelect }: HeaderMenuEntry,
  onClose: () => void,
) {
  const onClick = () => {
    onClose();
    onSelect?.();
  };
  const choice = isChecked !== undefined && {
    role: 'menuitemradio',
    'aria-checked': isChecked,
    selected: isChecked,
  };
  return (
    <MenuItem key={label} onClick={onClick} {...(to && { component: Link, to })} {...choice}>
      {Icon && (
        <ListItemIcon>
          <Icon />
        </ListItemIcon>
      )}
      {label}
    </MenuItem>
  );
}
