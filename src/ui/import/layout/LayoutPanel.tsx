import { type ReactNode, useEffect, useId, useState } from 'react';
import { Box, Button, Card, Typography } from '@mui/material';
import {
  chooseColumn,
  chooseHead,
  firstUsed,
  isRepeated,
  skipLine,
  toggleSheet,
  usedColumns,
} from '../../../lib/tables/layout.ts';
import { rowsBeneath } from '../../../lib/tables/heads.ts';
import { separators, titleLines } from '../../../lib/tables/text/findSeparator.ts';
import { SelectFilter } from '../../lists/SelectFilter.tsx';
import { copy } from '../copy.ts';
import type { TableSource } from '../importTypes.ts';
import type { TableImportState } from '../useTableImport.ts';
import { ColumnForm } from './ColumnForm.tsx';
import { describeLayout } from './describeLayout.ts';
import { LineTable } from './LineTable.tsx';
import { SheetForm } from './SheetForm.tsx';

const words = copy.layout;

type LayoutPanelProps<Key extends string> = {
  source: TableSource<Key>;
  state: TableImportState<Key>;
  /** What people call the columns. */
  names: Readonly<Record<Key, string>>;
};

/**
 * Which sheets, lines and columns of a file are read, in a line, and the form to change that. It is open if
 * something is missing.
 */
export function LayoutPanel<Key extends string>({ source, state, names }: LayoutPanelProps<Key>) {
  const { table, layout } = source;
  const id = useId();
  const columns = usedColumns(table.sheets, layout);
  const isDoubtful =
    state.failure !== undefined ||
    layout.sheets[firstUsed(layout)]?.head === undefined ||
    columns.some((column) => isRepeated(column, state.known));
  const [isOpen, setIsOpen] = useState(isDoubtful);
  useEffect(() => {
    // It does not close by itself: somebody may be in it.
    if (isDoubtful) setIsOpen(true);
  }, [isDoubtful]);
  return (
    <Card role="group" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h5" component="h2">
        {words.title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, columnGap: 2 }}>
        <Typography variant="body2" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
          {describeLayout(table.sheets, layout)}
        </Typography>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.close : words.change}
        </Button>
      </Box>
      <Box id={`${id}-form`} hidden={!isOpen} sx={{ mt: 2 }}>
        {isOpen && <LayoutForm source={source} state={state} names={names} />}
      </Box>
    </Card>
  );
}

function LayoutForm<Key extends string>({ source, state, names }: LayoutPanelProps<Key>) {
  const { table, layout } = source;
  const { sheets, text } = table;
  const { known, changeLayout } = state;
  const [chosen, setChosen] = useState<number>();
  const used = sheets.flatMap(({ name }, index) =>
    layout.sheets[index]?.isUsed ? { value: String(index), label: name } : [],
  );
  const shown = chosen !== undefined && layout.sheets[chosen]?.isUsed ? chosen : firstUsed(layout);
  const [sheet, sheetLayout] = [sheets[shown], layout.sheets[shown]];
  if (!sheet || !sheetLayout) return null;
  const { head, skipped } = sheetLayout;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {sheets.length > 1 && (
        <SheetForm
          sheets={sheets}
          layout={layout}
          onToggle={(index) => changeLayout(toggleSheet(sheets, layout, index, known))}
        />
      )}
      {text && (
        <SelectFilter
          label={words.separator}
          allLabel={words.separators['']}
          options={separators
            .filter(Boolean)
            .map((value) => ({ value, label: words.separators[value] }))}
          selected={text.separator || undefined}
          onSelect={(value) =>
            state.changeSeparator(separators.find((each) => each === value) ?? '')
          }
        />
      )}
      {used.length > 1 && (
        <SelectFilter
          label={words.shownSheet}
          allLabel={sheet.name}
          options={used.filter(({ value }) => value !== String(shown))}
          selected={undefined}
          onSelect={(value) => setChosen(value === undefined ? undefined : Number(value))}
        />
      )}
      <SelectFilter
        label={words.head}
        allLabel={words.withoutHead}
        options={sheet.rows.slice(0, titleLines).map(({ line, cells }) => ({
          value: String(line),
          label: words.lineOption(line, shorten(cells.map((cell) => cell.text.trim()))),
        }))}
        selected={head && String(head.last)}
        onSelect={(value) => {
          const line = value === undefined ? undefined : Number(value);
          changeLayout(chooseHead(sheets, layout, { index: shown, line }, known));
        }}
      />
      <Part title={words.columnTitle} lead={words.columnLead}>
        <ColumnForm
          columns={usedColumns(sheets, layout)}
          rows={rowsBeneath(sheet, head)}
          known={known}
          names={names}
          onChange={(index, column) => changeLayout(chooseColumn(layout, index, column))}
        />
      </Part>
      <Part title={words.lineTitle} lead={words.lineLead}>
        <LineTable
          key={shown}
          label={sheets.length > 1 ? words.sheet(sheet.name) : words.lineTitle}
          rows={sheet.rows}
          head={head}
          skipped={skipped}
          onSkip={(line, isSkipped) =>
            changeLayout(skipLine(layout, { sheetIndex: shown, line }, isSkipped))
          }
        />
      </Part>
    </Box>
  );
}

/** The first texts of a line, so that an option is no longer than the window. */
const shorten = (texts: string[]) => {
  const text = texts.filter(Boolean).join(' · ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h6" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {lead}
      </Typography>
      {children}
    </div>
  );
}
