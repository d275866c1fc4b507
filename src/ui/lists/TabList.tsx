import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { ellipsis } from '../styles/styles.ts';

/** Scrolls a strip so that one of its items is in its middle; not the page, as scrollIntoView would. */
export function scrollStripTo(strip: HTMLElement, item: HTMLElement): void {
  strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
}

type TabListProps = {
  /** Prefix of the ids: `<id>-tab-<item id>` of a tab and `<id>-panel` of the panel. */
  id: string;
  label: string;
  items: readonly { id: number; name: string }[];
  selectedId: number;
  onSelect: (id: number) => void;
};

/**
 * Tabs on the dark board, moved by the arrow keys. MUI's tabs would take home and the tournament page
 * over their limit of scripts.
 */
export function TabList({ id, label, items, selectedId, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (list.current && tab) scrollStripTo(list.current, tab);
  }, [selectedId]);
  return (
    <Box ref={list} role="tablist" aria-label={label} onKeyDown={moveByArrowKey} sx={tabs}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${id}-tab-${item.id}`}
          aria-controls={`${id}-panel`}
          aria-selected={item.id === selectedId}
          tabIndex={item.id === selectedId ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          <Box component="span" sx={ellipsis}>
            {item.name}
          </Box>
        </button>
      ))}
    </Box>
  );
}

function moveByArrowKey({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const position = all.findIndex((tab) => tab === document.activeElement);
  const next = all.at((position + step) % all.length);
  next?.focus();
  next?.click();
}

function tabs({ vars: { palette }, typography }: Theme) {
  return {
    position: 'relative',
    flex: 1,
    minWidth: 0,
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: { xs: 'none', sm: 'thin' },
    // A fade shows that there are more tabs: wider than the room between two names, so that it always
    // falls on one.
    '--fade': { xs: '56px', sm: '32px' },
    pr: 'var(--fade)',
    maskImage: 'linear-gradient(to right, #000 calc(100% - var(--fade)), transparent)',
    '& button': {
      ...typography.button,
      flexShrink: 0,
      maxWidth: 220,
      minHeight: 44,
      px: 1.75,
      color: palette.board.muted,
      background: 'none',
      border: 0,
      borderBottom: '3px solid transparent',
      cursor: 'pointer',
      '&:hover': { color: palette.board.contrastText },
      '&[aria-selected=true]': { color: palette.gold.main, borderColor: 'currentColor' },
      '&:focus-visible': { outline: '2px solid var(--focus-ring)', outlineOffset: -3 },
    },
  } as const;
}
