import type { ComponentType } from 'react';

export type HeaderMenuEntry = {
  label: string;
  /** Path that the entry links to. */
  to?: string;
  onSelect?: () => void;
  Icon?: ComponentType;
  /** Only for an entry that is one of several choices. */
  isChecked?: boolean;
  isAfterDivider?: boolean;
};

export type HeaderMenuOptions = {
  entries: HeaderMenuEntry[];
  /** Accessible name of the list. */
  list: { 'aria-label': string } | { 'aria-labelledby': string };
  /** The edge that the list shares with its button. */
  align?: 'left' | 'right';
};
