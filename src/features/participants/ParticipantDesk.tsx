import { useMemo, useRef } from 'react';
import { Box, Button, Card, Typography } from '@mui/material';
import { useEventCallback } from '@mui/material/utils';
import DownloadIcon from '@mui/icons-material/Download';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/number.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useKeptChoice } from '../../ui/grid/useKeptChoice.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { copy } from './copy.ts';
import { densities } from './densities.ts';
import { ParticipantTable } from './ParticipantTable.tsx';
import { participantsFile } from './participantsFile.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import { RowActionsContext } from './rowActions.ts';
import { RowEditingContext, RowEditor } from './RowEditor.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useChosen } from './useChosen.ts';
import { useParticipantRemoval } from './useParticipantRemoval.ts';
import { useParticipantView } from './useParticipantView.ts';
import { useRowEditing } from './useRowEditing.ts';
import { ViewOptions } from './ViewOptions.tsx';

type ParticipantDeskProps = {
  club: { id: number; name: string };
  participants: readonly ClubParticipant[];
};

/**
 * The manager's table of participants: searched, sorted, edited, removed, chosen and taken along as
 * a file.
 */
export function ParticipantDesk({ club, participants }: ParticipantDeskProps) {
  const editing = useRowEditing(club.id, participants);
  const { question, ask, close, confirm } = useParticipantRemoval(club.id);
  const view = useParticipantView(participants, editing.draft?.id);
  const { ids, choose, chosen, more, chooseAll, clear } = useChosen(view.index, view.found);
  const [density, setDensity] = useKeptChoice('participants/density', densities, 'standard');
  const summary = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const rowActions = useMemo(() => ({ edit: editing.begin, remove: ask }), [editing.begin, ask]);
  const found = view.found.length;

  const download = () => {
    const listed = chosen.length > 0 ? chosen : view.found.map(({ participant }) => participant);
    const file = participantsFile(listed, club, new Date());
    saveFile(new Blob([file.content], { type: 'text/csv;charset=utf-8' }), file.name);
  };
  const turn = useEventCallback((page: number) => {
    view.turnTo(page);
    // Takes reader and keyboard back to where the new rows begin; the button may have gone grey
    // under the finger.
    summary.current?.focus();
  });
  const resize = useEventCallback(view.resize);
  const chooseDensity = useEventCallback(setDensity);
  const showAll = () => {
    view.type('');
    // The button goes with the message it stood under.
    field.current?.focus();
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
            onType={view.type}
            onSettle={view.settle}
            field={field}
          />
        </Box>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={found === 0 && chosen.length === 0}
          onClick={download}
        >
          {fileLabel(chosen.length, found, participants.length)}
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
          ref={summary}
          tabIndex={-1}
          role="status"
          variant="body2"
          sx={{ color: 'text.secondary', outline: 'none' }}
        >
          {view.query.trim() === ''
            ? copy.list.count(formatNumber(participants.length))
            : copy.list.found(formatNumber(found), formatNumber(participants.length))}
        </Typography>
        {chosen.length > 0 && (
          <SelectionBar
            chosen={chosen.length}
            found={more ? found : undefined}
            onAll={chooseAll}
            onClear={clear}
          />
        )}
      </Box>
      <RowEditingContext value={editing}>
        {editing.draft && !view.rows.some((row) => row.editing) && (
          <Unfinished name={editing.draft.before.name} />
        )}
        {found === 0 ? (
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
              onOrder={view.setOrder}
              chosen={ids}
              onChoose={choose}
              density={density}
              editing={editing.draft?.id}
              after={summary}
            />
          </RowActionsContext>
        )}
      </RowEditingContext>
      <ViewOptions
        size={view.size}
        onSize={resize}
        density={density}
        onDensity={chooseDensity}
        page={view.page}
        pageCount={view.pageCount}
        onTurn={turn}
      />
      <RemovalDialog
        {...question}
        onConfirm={() => void confirm()}
        onCancel={close}
        after={summary}
      />
    </>
  );
}

function fileLabel(chosen: number, found: number, all: number): string {
  if (chosen > 0) return copy.file.chosen(formatNumber(chosen));
  return found < all ? copy.file.found(formatNumber(found)) : copy.file.all(formatNumber(all));
}

/** The form of a row that does not stand on this page. */
function Unfinished({ name }: { name: string }) {
  return (
    <Card sx={{ px: 2, pt: 1.5, mb: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {copy.edit.unfinished(name)}
      </Typography>
      <RowEditor />
    </Card>
  );
}
