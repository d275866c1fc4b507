import { useId, useLayoutEffect, useRef } from 'react';
import { Box, Button, IconButton, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { type Control, useController } from 'react-hook-form';
import { copy } from './copy.ts';
import { type TieBreaker, tieBreakers } from './matchValues.ts';
import type { RoundValues } from './roundValues.ts';

const moves = { up: -1, down: 1 } as const;
const icons = { up: UpIcon, down: DownIcon };

/** What decides between teams with equal points, in an order that buttons change. */
export function TieBreakersField({ control }: { control: Control<RoundValues> }) {
  const { field } = useController({ control, name: 'tie_breakers' });
  const order = field.value;
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  /** The names of the buttons of which one takes the focus: the browser takes it from one that moves or goes. */
  const focused = useRef<string[]>([]);
  useLayoutEffect(() => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const found = focused.current
      .splice(0)
      .map((label) => buttons.find((each) => each.ariaLabel === label && !each.disabled));
    found.find(Boolean)?.focus();
  }, [order]);
  const change = (next: readonly TieBreaker[], ...labels: string[]) => {
    focused.current = labels;
    field.onChange(next);
  };
  const move = (index: number, direction: keyof typeof moves) => {
    const moved = order[index];
    const to = index + moves[direction];
    if (moved === undefined) return;
    const name = copy.tieBreakerNames[moved];
    change(
      order.toSpliced(index, 1).toSpliced(to, 0, moved),
      copy[direction](name),
      copy.up(name),
      copy.down(name),
      copy.remove(name),
    );
  };
  const remove = (removed: TieBreaker) =>
    change(
      order.filter((each) => each !== removed),
      copy.add(copy.tieBreakerNames[removed]),
    );
  const add = (added: TieBreaker) =>
    change([...order, added], copy.remove(copy.tieBreakerNames[added]));
  return (
    <Box ref={list} role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="body2" sx={{ fontWeight: 600 }}>
        {copy.tieBreakers}
      </Typography>
      <Box component="ol" sx={listStyles}>
        {order.map((each, index) => {
          const name = copy.tieBreakerNames[each];
          return (
            <li key={each}>
              <span>
                {index + 1}. {name}
              </span>
              {(['up', 'down'] as const).map((direction) => {
                const Icon = icons[direction];
                return (
                  <IconButton
                    key={direction}
                    aria-label={copy[direction](name)}
                    title={copy[direction](name)}
                    disabled={index === (direction === 'up' ? 0 : order.length - 1)}
                    onClick={() => move(index, direction)}
                  >
                    <Icon fontSize="small" />
                  </IconButton>
                );
              })}
              <IconButton
                aria-label={copy.remove(name)}
                title={copy.remove(name)}
                onClick={() => remove(each)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </li>
          );
        })}
      </Box>
      {tieBreakers
        .filter((each) => !order.includes(each))
        .map((each) => (
          <Button
            key={each}
            size="small"
            startIcon={<AddIcon />}
            aria-label={copy.add(copy.tieBreakerNames[each])}
            onClick={() => add(each)}
          >
            {copy.tieBreakerNames[each]}
          </Button>
        ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.lots}
      </Typography>
    </Box>
  );
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  mb: 0.5,
  p: 0,
  '& > li': { display: 'flex', alignItems: 'center' },
  '& span': { flex: 1, minWidth: 0 },
};
