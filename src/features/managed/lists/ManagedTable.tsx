import { Fragment, type ReactNode, useCallback, useMemo, useState } from 'react';
import { Button, Typography } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { paginate } from '../../../lib/pagination.ts';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { Send } from '../../requests/LoadedList.tsx';
import { MutationDialog } from '../../requests/MutationDialog.tsx';
import { ResponsiveTable } from '../../../ui/grid/ResponsiveTable.tsx';
import { copy, type Entry, type ManagedTexts, titleOf } from './copy.ts';
import { TitleCell } from './TitleCell.tsx';
import { StatusText, useEntrySearch } from './useEntrySearch.tsx';
import { type Move, useMoves } from './useMoves.tsx';

/** What the list of a kind of content shows. */
export type ListKind<Item extends Entry> = {
  texts: ManagedTexts;
  /** Path of the form of a new entry. */
  createPath: string;
  /** The page that changes an entry. */
  path: { href: (parameters: { id: number }) => string };
  /** Links to the other kinds of media. */
  isMedia?: boolean;
  /** Target of the back button, by default the start of the organisers' area. */
  fallback?: string;
  /** What differs for the column of the titles. */
  titleColumn?: Pick<GridColDef<Item>, 'headerName' | 'flex' | 'minWidth'>;
  thumbnail?: (item: Item) => ReactNode;
  /** What stands above the list. */
  above?: (items: Item[]) => ReactNode;
  /** Beside the title. */
  badge?: (item: Item) => ReactNode;
  /** Whether the public does not see an entry, for lack of a picture. */
  isHidden?: (item: Item) => boolean;
  /** The columns beside the title on wide windows. */
  columns: GridColDef<Item>[];
  /** What narrow windows show of these columns, beneath the title. */
  narrowDetail?: (item: Item) => ReactNode;
  isSortable?: boolean;
  /** Entries that stand apart beneath the others, with the name of their table and its columns. */
  secondGroup?: {
    label: string;
    isIn: (item: Item) => boolean;
    columns: GridColDef<Item>[];
    /** Says how many the others are. */
    countOthers: (count: string) => string;
  };
  /** Entries that can be shown alone, if there are both those and others. */
  filter?: { label: string; isIn: (item: Item) => boolean };
  /** Returns the text in which entries are searched; without it they cannot be. */
  searchText?: (item: Item) => string;
  pageSize?: number;
  /** By default every entry can be deleted. */
  canRemove?: (item: Item) => boolean;
  /** Says what the order of the entries is for, if they can be moved. */
  order?: string;
};

export type ListRequests = {
  /** Without it, entries cannot be deleted. */
  remove?: Send<{ id: number }>;
  /** Moves an entry of an ordered list. */
  move?: Move;
};

type ManagedTableProps<Item extends Entry> = {
  kind: ListKind<Item>;
  requests: ListRequests;
  items: Item[];
};

/** The entries of one kind of content, of which there is at least one. */
export function ManagedTable<Item extends Entry>({
  kind,
  requests: { remove, move },
  items,
}: ManagedTableProps<Item>) {
  const { texts, order, pageSize = 50, canRemove } = kind;
  const [removed, setRemoved] = useState<Item>();
  const { listParams, found, searchBar } = useEntrySearch(kind, items);
  const { params, setPage, setQuery } = listParams;
  const { entries, page, pageCount } = paginate(found, params.page, pageSize);
  const { message, renderMoveButtons } = useMoves(items, move);
  const render = useCallback(
    (item: Item) => (
      <>
        {renderMoveButtons?.(item)}
        {(!canRemove || canRemove(item)) && (
          <RowButton
            danger
            label={copy.remove(titleOf(item))}
            icon={rowIcons.remove}
            onClick={() => setRemoved(item)}
          />
        )}
      </>
    ),
    [renderMoveButtons, canRemove],
  );
  const hasActions = remove && (!canRemove || items.some(canRemove));
  // Beside three buttons a phone has no room for the title.
  const below = hasActions && move ? render : undefined;
  const { wideColumns, secondColumns, narrowColumns } = useMemo(
    () => createColumns(kind, below),
    [kind, below],
  );
  const actions = {
    title: copy.columns.actions,
    render,
    buttons: move ? 3 : 1,
    isWideOnly: below !== undefined,
  };
  return (
    <>
      {searchBar}
      {order && <StatusText sx={{ mb: 1 }}>{message || order}</StatusText>}
      {found.length === 0 ? (
        <EmptyState
          message={texts.noneFound(params.query.trim())}
          action={
            <Button variant="outlined" onClick={() => setQuery('')}>
              {copy.showAll}
            </Button>
          }
        />
      ) : (
        groupEntries(kind, entries).map(({ label, rows, isSecond }) => (
          <Fragment key={label}>
            {isSecond && (
              <Typography variant="h6" component="h2" sx={{ mt: 3, mb: 1 }}>
                {label}
              </Typography>
            )}
            <ResponsiveTable<Item>
              disableColumnSorting={!kind.isSortable}
              label={label}
              rows={rows}
              wideColumns={isSecond ? secondColumns : wideColumns}
              narrowColumns={narrowColumns}
              actions={hasActions ? actions : undefined}
            />
          </Fragment>
        ))
      )}
      {pageCount > 1 && <PagePicker page={page} pageCount={pageCount} onChange={setPage} />}
      {removed && remove && (
        <MutationDialog
          title={texts.removeTitle(titleOf(removed))}
          text={texts.removing ?? ''}
          confirm={copy.confirmRemove}
          failed={texts.removeFailed}
          send={() => remove({ id: removed.id })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

/** Returns the tables of a page of entries, without empty ones. */
function groupEntries<Item extends Entry>(
  { texts, secondGroup }: ListKind<Item>,
  entries: readonly Item[],
) {
  const isSecond = (item: Item) => secondGroup?.isIn(item) ?? false;
  return [
    { label: texts.table, rows: entries.filter((item) => !isSecond(item)), isSecond: false },
    { label: secondGroup?.label ?? '', rows: entries.filter(isSecond), isSecond: true },
  ].filter(({ rows }) => rows.length > 0);
}

/** `below` returns the buttons of a row that narrow windows show beneath its title. */
function createColumns<Item extends Entry>(
  kind: ListKind<Item>,
  below: ((item: Item) => ReactNode) | undefined,
) {
  const createTitleColumn = (isNarrow: boolean): GridColDef<Item> => ({
    field: 'title',
    headerName: copy.columns.title,
    flex: 3,
    ...kind.titleColumn,
    ...(isNarrow && { minWidth: 0 }),
    rowHeader: true,
    valueGetter: (_value, row) => titleOf(row),
    renderCell: ({ row }) => (
      <TitleCell
        title={titleOf(row)}
        to={kind.path.href({ id: row.id })}
        thumbnail={kind.thumbnail?.(row)}
        badge={kind.badge?.(row)}
        isHidden={kind.isHidden?.(row)}
        detail={isNarrow && kind.narrowDetail?.(row)}
        buttons={isNarrow && below?.(row)}
      />
    ),
  });
  return {
    wideColumns: [createTitleColumn(false), ...kind.columns],
    secondColumns: [createTitleColumn(false), ...(kind.secondGroup?.columns ?? [])],
    narrowColumns: [createTitleColumn(true)],
  };
}
