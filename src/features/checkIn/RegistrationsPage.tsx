import { useState } from 'react';
import { Box, Button } from '@mui/material';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Link } from 'react-router-dom';
import type { ManagedTournament, Registration } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paginate } from '../../lib/pagination.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PagePicker } from '../../ui/lists/PagePicker.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { useListParams } from '../../ui/lists/useListParams.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { organiserPaths } from '../../paths.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { copy } from './copy.ts';
import { LateDialog } from './changes/LateDialog.tsx';
import { RegistrationsBody, useRegistrations } from './LoadedRegistrations.tsx';
import { MemberDialog } from './changes/MemberDialog.tsx';
import { MoveDialog } from './changes/MoveDialog.tsx';
import { DownloadMenu } from '../../ui/download/DownloadMenu.tsx';
import { toRows } from './registrationRows.ts';
import { type Presence, PresenceFilter, selectPresence } from './PresenceFilter.tsx';
import { RegistrationTable } from './RegistrationTable.tsx';
import { useCheckIn } from './useCheckIn.ts';
import { useMatches } from './useMatches.ts';
import { WithdrawDialog } from './changes/WithdrawDialog.tsx';

const pageSize = 50;

/** Who is registered in a tournament, and who of them has come. */
export default function RegistrationsPage() {
  usePageTitle(copy.title);
  const loaded = useRegistrations();
  const { tournament, registrations } = loaded;
  const [isAdding, setIsAdding] = useState(false);
  const present = registrations?.filter(({ checked_in_at: at }) => at !== null).length ?? 0;
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <span>{tournament?.title}</span>
            {registrations && (
              <Box component="b" sx={{ color: 'gold.main' }}>
                {copy.present(present, registrations.length)}
              </Box>
            )}
          </Box>
        }
        fallback={
          tournament
            ? organiserPaths.tournament.href({ id: tournament.id })
            : organiserPaths.tournaments.href()
        }
        action={
          tournament && (
            <Button variant="contained" color="gold" onClick={() => setIsAdding(true)}>
              {copy.late.open}
            </Button>
          )
        }
      />
      <RegistrationsBody loaded={loaded}>
        {(loaded) => <RegistrationList {...loaded} />}
      </RegistrationsBody>
      {tournament && isAdding && (
        <LateDialog tournament={tournament} onClose={() => setIsAdding(false)} />
      )}
    </>
  );
}

type RegistrationListProps = { tournament: ManagedTournament; registrations: Registration[] };

function RegistrationList({ tournament, registrations }: RegistrationListProps) {
  const { id } = tournament;
  const [category, setCategory] = useState<string>();
  const [withdrawn, setWithdrawn] = useState<Registration>();
  const [changed, setChanged] = useState<Registration>();
  const [moved, setMoved] = useState<Registration>();
  const { params, setQuery, setPage, commitQuery } = useListParams();
  const [presence, setPresence] = useState<Presence>('all');
  const { toggle, checkIn, checkInOne } = useCheckIn(id, registrations);
  // The same object, so that the columns of the table are.
  const [changes] = useState({
    onReplaceMember: setChanged,
    onMove: setMoved,
    onWithdraw: setWithdrawn,
  });
  const matches = useMatches(registrations, params.query, category);
  const found = selectPresence(matches, presence);
  const shown = paginate(found, params.page, pageSize);
  return (
    <>
      <CodeEntry checkIn={checkIn} checkInOne={checkInOne} />
      <Box sx={toolsStyles}>
        <Box sx={{ flex: '1 1 260px' }}>
          <SearchField
            label={copy.search}
            value={params.query}
            onChange={setQuery}
            onCommit={commitQuery}
          />
        </Box>
        <PresenceFilter registrations={matches} selected={presence} onSelect={setPresence} />
        <SelectField
          label={copy.category}
          noneLabel={copy.allCategories}
          options={tournament.categories.map(({ name }) => ({ value: name, label: name }))}
          selected={category}
          onSelect={setCategory}
        />
        <DownloadMenu
          label={copy.download.open}
          rows={() => toRows(found, tournament)}
          sheet={copy.title}
          name={`${copy.download.file} ${tournament.title}`}
        />
        <Button
          variant="outlined"
          component={Link}
          to={organiserPaths.registrationsPrint.href({ id })}
          startIcon={<PrintIcon />}
        >
          {copy.print.open}
        </Button>
      </Box>
      {/* The choices above show the numbers too. */}
      <Box role="status" sx={visuallyHidden}>
        {copy.count(formatNumber(found.length))}
      </Box>
      {found.length === 0 ? (
        <EmptyState
          message={matches.length === 0 ? copy.noneFound : copy.presence.none[presence]}
          action={
            <Button
              variant="outlined"
              onClick={() => {
                setQuery('');
                setCategory(undefined);
                setPresence('all');
              }}
            >
              {copy.showAll}
            </Button>
          }
        />
      ) : (
        <RegistrationTable
          registrations={shown.entries}
          onToggle={(registration) => toggle(registration, presence !== 'all')}
          changes={changes}
        />
      )}
      {shown.pageCount > 1 && (
        <PagePicker page={shown.page} pageCount={shown.pageCount} onChange={setPage} />
      )}
      {withdrawn && (
        <WithdrawDialog id={id} registration={withdrawn} onClose={() => setWithdrawn(undefined)} />
      )}
      {changed && (
        <MemberDialog id={id} registration={changed} onClose={() => setChanged(undefined)} />
      )}
      {moved && (
        <MoveDialog
          tournament={tournament}
          registration={moved}
          onClose={() => setMoved(undefined)}
        />
      )}
    </>
  );
}

const fieldHeight = 56;

/**
 * One row, where there is room. On phones the search and the presence each have one of their own, and
 * the rest a third without icons, so that the teams begin in the first window.
 */
const toolsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  columnGap: { xs: 1, sm: 1.5 },
  // The label of the categories stands on the edge of its field.
  rowGap: 2,
  mb: 2,
  '& > .MuiTextField-root': { flex: { xs: '1 1 9.5rem', sm: 'none' } },
  '& > .MuiButton-root': {
    flex: 'none',
    minHeight: fieldHeight,
    minWidth: 0,
    px: { xs: 1.5, sm: 2 },
  },
  '& > .MuiButton-root > .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  '& > [role="group"]': { flex: { xs: '1 1 100%', sm: '0 1 400px' } },
};
