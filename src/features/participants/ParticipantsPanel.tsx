import { type RefObject, useMemo, useRef, useState } from 'react';
import { Box, Button, Card, Typography } from '@mui/material';
import { useEventCallback } from '@mui/material/utils';
import { useNavigate } from 'react-router-dom';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { usePersistedChoice } from '../../ui/grid/usePersistedChoice.ts';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { storeDraft } from '../../ui/forms/useDraft.ts';
import { builderDraftName, emptyTeamDraft } from '../teamForm/draft.ts';
import { toPerson } from '../teamForm/picker/people.ts';
import { CardsButton } from './cards/CardsButton.tsx';
import { copy } from './copy.ts';
import { hasClasses } from './participantFields.ts';
import { densities, useParticipantView } from './useParticipantView.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { ImportButton } from './import/ImportButton.tsx';
import { ListFilters } from './filters/ListFilters.tsx';
import { ParticipantTable } from './grid/ParticipantTable.tsx';
import { RemovalDialog } from './removal/RemovalDialog.tsx';
import { RowActionsContext } from './grid/columns.tsx';
import { RowEditingContext, RowEditor } from './grid/RowEditor.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TeamsDialog } from './teams/TeamsDialog.tsx';
import { useSelectedParticipants } from './useSelectedParticipants.ts';
import { useParticipantRemoval } from './removal/useParticipantRemoval.ts';
import { useRowEditing } from './grid/useRowEditing.ts';
import { ViewOptions } from './grid/ViewOptions.tsx';

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
  const createTeam = useCreateTeam(club.id);
  const [isCreatingTeams, setCreatingTeams] = useState(false);
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const rowActions = useMemo(
    () => ({
      edit: editing.startEditing,
      remove: (participant: ClubParticipant) => openDialog(participant),
      createTeam: (participant: ClubParticipant) => createTeam([participant]),
    }),
    [editing.startEditing, openDialog, createTeam],
  );
  const matchCount = view.matches.length;
  const withClass = useMemo(() => hasClasses(participants), [participants]);
  const hasManaged = useMemo(() => participants.some(({ managed }) => managed), [participants]);

  const goToPage = useEventCallback((page: number) => {
    view.setPage(page);
    // Moves screen reader and keyboard focus to the start of the new rows. The pressed button may
    // have become disabled.
    summaryRef.current?.focus();
  });
  const changePageSize = useEventCallback(view.changePageSize);
  const changeDensity = useEventCallback(setDensity);
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
        <Box sx={searchField}>
          <SearchField
            label={copy.list.search}
            value={view.query}
            onChange={view.setQuery}
            onCommit={view.commitQuery}
            inputRef={inputRef}
          />
        </Box>
        <Box sx={fileActions}>
          <ImportButton />
          {hasManaged && <CardsButton />}
          <DownloadButton
            club={club}
            selected={selected}
            matches={view.matches}
            total={participants.length}
          />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          minHeight: 44,
          my: 1.5,
        }}
      >
        <Typography
          ref={summaryRef}
          tabIndex={-1}
          role="status"
          variant="body2"
          sx={{ color: 'text.secondary', outline: 'none' }}
        >
          {view.isFiltered
            ? copy.list.found(formatNumber(matchCount), formatNumber(participants.length))
            : copy.list.count(formatNumber(participants.length))}
        </Typography>
        <ListFilters withoutTeam={view.withoutTeam} classes={view.classes} />
        {selected.length > 0 && (
          <SelectionBar
            selectedCount={selected.length}
            matchCount={hasMore ? matchCount : undefined}
            onSelectAll={selectAll}
            onClear={clearSelection}
            onCreateTeams={() => setCreatingTeams(true)}
            onRemove={() => openDialog(...selected)}
          />
        )}
      </Box>
      <RowEditingContext value={editing}>
        {editing.draft && !view.rows.some((row) => row.isEditing) && (
          <UnfinishedEdit name={editing.draft.before.name} />
        )}
        {matchCount === 0 ? (
          <NoMatches view={view} inputRef={inputRef} />
        ) : (
          <RowActionsContext value={rowActions}>
            <ParticipantTable
              rows={view.rows}
              hasTeams={view.withoutTeam.isKnown}
              hasClasses={withClass}
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
        clubId={club.id}
        {...dialog}
        onConfirm={() => void confirm()}
        onCancel={closeDialog}
        focusFallback={summaryRef}
      />
      <TeamsDialog
        open={isCreatingTeams}
        clubId={club.id}
        participants={selected}
        onClose={() => setCreatingTeams(false)}
        onCreated={clearSelection}
        focusFallback={summaryRef}
      />
    </>
  );
}

type ParticipantView = ReturnType<typeof useParticipantView>;

type NoMatchesProps = { view: ParticipantView; inputRef: RefObject<HTMLInputElement | null> };

function NoMatches({ view, inputRef }: NoMatchesProps) {
  const showAll = () => {
    view.setQuery('');
    if (view.withoutTeam.isOn) view.withoutTeam.set(false);
    if (view.classes.selected !== undefined) view.classes.select(undefined);
    // The clicked button disappears together with the empty message.
    inputRef.current?.focus();
  };
  return (
    <EmptyState
      message={noneFoundText(view)}
      action={
        <Button variant="outlined" onClick={showAll}>
          {copy.list.showAll}
        </Button>
      }
    />
  );
}

const noneFoundText = ({ withoutTeam, classes, query }: ParticipantView): string => {
  if (classes.selected !== undefined) return copy.list.noneInClass;
  return withoutTeam.isOn && query.trim() === ''
    ? copy.list.allHaveTeams
    : copy.list.noneFound(query.trim());
};

/** Returns a function that opens the form of a new team with the given members. */
function useCreateTeam(clubId: number) {
  const navigate = useNavigate();
  return useEventCallback((members: readonly ClubParticipant[]) => {
    storeDraft(builderDraftName(clubId), { ...emptyTeamDraft, members: members.map(toPerson) });
    void navigate(paths.schoolClubTeam.href());
  });
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

/** As high as the buttons beside it. */
const searchField = {
  flex: '1 1 280px',
  maxWidth: 560,
  '& form input': { height: { sm: 44 } },
  '& form button': { insetBlock: { sm: 0 } },
};

/** On phones the buttons share a line. */
const fileActions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  width: { xs: 1, sm: 'auto' },
  '& > *': {
    flex: { xs: '1 1 auto', sm: 'none' },
    minHeight: 44,
    px: { xs: 1, sm: 2 },
    whiteSpace: 'nowrap',
  },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
};
