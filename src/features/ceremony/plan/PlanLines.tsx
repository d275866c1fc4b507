import { useRef } from 'react';
import { Box } from '@mui/material';
import type { Control, FieldArrayWithId } from 'react-hook-form';
import type { ManagedCeremony, Registration } from '../../../../openapi/schema.d.ts';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';
import { AwardFields } from './AwardFields.tsx';
import type { PlanLine, PlanValues } from './planValues.ts';

const texts = copy.plan;

type PlanLinesProps = {
  control: Control<PlanValues>;
  fields: readonly FieldArrayWithId<PlanValues, 'lines', 'key'>[];
  /** With what is typed into the fields. */
  lines: readonly PlanLine[];
  categories: ManagedCeremony['categories'];
  teams: readonly Registration[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/** The lines in their order; each can be moved and removed. */
export function PlanLines(props: PlanLinesProps) {
  const { control, fields, lines, categories, teams, onMove, onRemove } = props;
  const list = useRef<HTMLOListElement>(null);
  const nameOf = ({ kind, categoryId, name }: PlanLine) =>
    kind === 'category'
      ? (categories.find(({ id }) => id === categoryId)?.name ?? '')
      : name.trim() || texts.newAward;
  const remove = (index: number) => {
    onRemove(index);
    list.current?.focus();
  };
  return (
    <Box component="ol" ref={list} tabIndex={-1} aria-label={texts.list} sx={listStyles}>
      {fields.map(({ key }, index) => {
        const line = lines[index];
        if (!line) return null;
        const name = nameOf(line);
        return (
          <li key={key}>
            <div className="line">
              {line.kind === 'category' ? (
                <p>
                  <strong>{name}</strong>
                  <small>{texts.places}</small>
                </p>
              ) : (
                <>
                  <span style={visuallyHidden}>{texts.award}</span>
                  <AwardFields
                    control={control}
                    index={index}
                    categories={categories}
                    teams={teams}
                  />
                </>
              )}
            </div>
            <RowButton
              label={texts.up(name)}
              icon={rowIcons.up}
              disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            />
            <RowButton
              label={texts.down(name)}
              icon={rowIcons.down}
              disabled={index === fields.length - 1}
              onClick={() => onMove(index, index + 1)}
            />
            <RowButton
              label={texts.remove(name)}
              icon={rowIcons.remove}
              danger
              onClick={() => remove(index)}
            />
          </li>
        );
      })}
    </Box>
  );
}

const listStyles = {
  listStyle: 'none',
  counterReset: 'step',
  m: 0,
  p: 0,
  outline: 'none',
  '& > li': {
    counterIncrement: 'step',
    display: 'flex',
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 0.5,
    px: { xs: 1.5, sm: 2 },
    py: 1,
    mb: 1,
    backgroundColor: 'background.paper',
    border: '1px solid',
    borderColor: 'divider',
  },
  '& > li::before': {
    content: 'counter(step)',
    minWidth: '1.5em',
    fontWeight: 700,
    color: 'text.secondary',
  },
  // On a phone the buttons are below.
  '& .line': { flex: { xs: '1 1 calc(100% - 3em)', sm: '1 1 12rem' }, minWidth: 0 },
  '& p': { m: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: 'text.secondary' },
  '& .row-button': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 44,
    height: 44,
    p: 0,
    border: 0,
    borderRadius: '50%',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'action.hover' },
    '&:disabled': { opacity: 0.35, cursor: 'default' },
    '&[data-danger]': { color: 'error.main' },
  },
} as const;
