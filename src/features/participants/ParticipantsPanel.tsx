import { useMemo, useRef } from 'react';
import { Box, Button, Card, Typography } from '@mui/material';
import { useEventCallback } from '@mui/material/utils';
import DownloadIcon from '@mui/icons-material/Download';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { downloadFile } from '../../lib/downloadFile.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePersistedChoice } from '../../ui/grid/usePersistedChoice.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { copy } from './copy.ts';
import { densities } from './densities.ts';
import { ParticipantTable } from './ParticipantTable.tsx';
import { participantsCsv } from './participantsCsv.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import { RowActionsContext } from './rowActions.ts';
import { RowEditingContext, RowEditor } from './RowEditor.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelectedParticipants } from './useSelectedParticipants.ts';
import { useParticipantRemoval } from './useParticipantRemoval.ts';
import { useParticipantView } from './useParticipantView.ts';
import { useRowEditing } from './useRowEditing.ts';
import { ViewOptions } from './ViewOptions.tsx';

type ParticipantsPanelProps = {
  club: { id: number; name: string };
  participants: readonly ClubParticipant[];
};

export function ParticipantsPanel({ club, participants }: ParticipantsPanelProps) {
  const editing = useRowEditing(club.id, participants);
  const { dialog, openDialog, closeDialog, confirm } = useParticipantRemoval(club.id);
  const view = useParticipantView(participants, editing.draft?.id);
  const { selectedIds, select, selected, hasMore, selectAll, clearSelection } =
    useSelectedParticipants(view.searchIndex, view.matches);
  const [density, setDensity] = usePersistedChoice('participants/density', densities, 'standard');
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const rowActions = useMemo(
    () => ({ edit: editing.startEditing, remove: openDialog }),
    [editing.startEditing, openDialog],
  );
  const matchCount = view.matches.length;

  const download = () => {
    const exported =
      selected.length > 0 ? selected : view.matches.map(({ participant }) => participant);
    const file = participantsCsv(exported, club, new Date());
    downloadFile(new Blob([file.content], { type: 'text/csv;charset=utf-8' }), file.name);
  };
  const goToPage = useEventCallback((page: number) => {
    view.setPage(page);
    // Moves screen reader and keyboard focus to the start of the new rows. The pressed button may
    // have become disabled.
    summaryRef.current?.focus();
  });
  const changePageSize = useEventCallback(view.changePageSize);
  const changeDensity = useEventCallback(setDensity);
  const showAll = () => {
    view.setQuery('');
    // The clicked button disappears together with the empty message.
    inputRef.current?.focus();
  };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ flex: '1 1 280px', maxWidth: 560 }}>
          <SearchField
            label={copy.list.search}
            value={view.query}
            onChange={view.setQuery}
            onCommit={view.commitQuery}
            inputRef={inputRef}
          />
        </Box>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={matchCount === 0 && selected.length === 0}
          onClick={download}
        >
          {fileLabel(selected.length, matchCount, participants.length)}
        </Button>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          minHeight: 40,
          my: 1,
        }}
      >
        <Typography
          ref={summaryRef}
          tabIndex={-1}
          role="status"
          variant="body2"
          sx={{ color: 'text.secondary', outline: 'none' }}
        >
          {view.query.trim() === ''
            ? copy.list.count(formatNumber(participants.length))
            : copy.list.found(formatNumber(matchCount), formatNumber(participants.length))}
        </Typography>
        {selected.length > 0 && (
          <SelectionBar
            selectedCount={selected.length}
            matchCount={hasMore ? matchCount : undefined}
            onSelectAll={selectAll}
            onClear={clearSelection}
          />
        )}
      </Box>
      <RowEditingContext value={editing}>
        {editing.draft && !view.rows.some((row) => row.isEditing) && (
          <UnfinishedEdit name={editing.draft.before.name} />
        )}
        {matchCount === 0 ? (
          <EmptyState
            message={copy.list.noneFound(view.query.trim())}
            action={
              <Button variant="outlined" onClick={showAll}>
                {copy.list.showAll}
              </Button>
            }
          />
        ) : (
          <RowActionsContext value={rowActions}>
            <ParticipantTable
              rows={view.rows}
              order={view.order}
              onOrderChange={view.setOrder}
              selectedIds={selectedIds}
              onSelectionChange={select}
              density={density}
              editingId={editing.draft?.id}
              focusFallback={summaryRef}
            />
          </RowActionsContext>
        )}
      </RowEditingContext>
      <ViewOptions
        pageSize={view.pageSize}
        onPageSizeChange={changePageSize}
        density={density}
        onDensityChange={changeDensity}
        page={view.page}
        pageCount={view.pageCount}
        onPageChange={goToPage}
      />
      <RemovalDialog
        {...dialog}
        onConfirm={() => void confirm()}
        onCancel={closeDialog}
        focusFallback={summaryRef}
      />
    </>
  );
}

function fileLabel(selected: number, matchCount: number, all: number): string {
  if (selected > 0) return copy.file.selected(formatNumber(selected));
  return matchCount < all
    ? copy.file.found(formatNumber(matchCount))
    : copy.file.all(formatNumber(all));
}

/** The edit form of a participant who is not on the current page. */
function UnfinishedEdit({ name }: { name: string }) {
  return (
    <Card sx={{ px: 2, pt: 1.5, mb: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {copy.edit.unfinished(name)}
      </Typography>
      <RowEditor />
    </Card>
  );
}
