import { useMemo, useRef, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import type { ClubReadiness } from '../../../openapi/schema.d.ts';
import { groupByReadiness } from '../../lib/clubs/teamReadiness.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { nameSome } from '../../lib/text/nameSome.ts';
import { onlyUnready } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { FilterToggle } from '../../ui/lists/FilterToggle.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { copy } from './copy.ts';
import { type ReadinessLine, toSections } from './readinessLines.ts';
import { TournamentSection } from './TournamentSection.tsx';
import { useRegistrations } from './useRegistrations.ts';

const [[name, value]] = [...new URLSearchParams(onlyUnready)] as [[string, string]];

export function ReadinessList({ readiness }: { readiness: ClubReadiness }) {
  const sections = useMemo(() => toSections(readiness), [readiness]);
  const { outcomes, progress, registerOne, registerMany, withdraw } = useRegistrations();
  const [isFiltered, setIsFiltered] = useUnreadyFilter();
  const summary = useRef<HTMLParagraphElement>(null);
  // The line stays set while the dialog closes, so that its text remains.
  const [dialog, setDialog] = useState<{ open: boolean; line?: ReadinessLine }>({ open: false });
  const lines = sections.flatMap((section) => section.lines);
  const registrable = lines.filter(({ canRegister }) => canRegister);
  const shared = registrable.filter(({ sharedWith }) => sharedWith.length > 0).length;
  const isOfMany = new Set(registrable.map(({ tournament }) => tournament.id)).size > 1;
  const { ready, unready } = groupByReadiness(readiness.teams);
  // What was done in this visit stays, with its outcome.
  const isShown = ({ isUnready, key }: ReadinessLine) =>
    !isFiltered || isUnready || outcomes.has(key);
  const registerAll = async (some: readonly ReadinessLine[]) => {
    await registerMany(some.filter(({ canRegister }) => canRegister));
    // The pressed button is gone if all of them are registered.
    summary.current?.focus();
  };
  return (
    <>
      <Box sx={bar}>
        <Box sx={{ flex: '1 1 24rem' }}>
          <Typography
            ref={summary}
            tabIndex={-1}
            role="status"
            sx={{ fontWeight: 600, outline: 'none' }}
          >
            {progress
              ? copy.progress(formatNumber(progress.done), formatNumber(progress.all))
              : copy.counts(formatNumber(ready.length), formatNumber(unready.length))}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {copy.meaning}{' '}
            {unready.length > 0 && copy.unreadyTeams(nameSome(unready, maxNames, copy.otherTeams))}
          </Typography>
          {shared > 0 && (
            <Typography variant="body2">
              {copy.sharedCount(formatNumber(shared), formatNumber(registrable.length))}
            </Typography>
          )}
        </Box>
        <FilterToggle value={value} selected={isFiltered} onChange={setIsFiltered}>
          {copy.onlyUnready}
        </FilterToggle>
        {registrable.length > 0 && (
          <Button
            variant="contained"
            color="gold"
            aria-disabled={progress !== undefined}
            onClick={() => void registerAll(registrable)}
          >
            {copy.registerAll(formatNumber(registrable.length))}
          </Button>
        )}
      </Box>
      {isFiltered && !lines.some(isShown) && <EmptyState message={copy.nothingToDo} />}
      {sections
        .filter((section) => !isFiltered || section.lines.some(isShown))
        .map((section) => (
          <TournamentSection
            key={section.tournament.id}
            section={isFiltered ? { ...section, late: [], unplayed: [] } : section}
            shown={section.lines.filter(isShown)}
            outcomes={outcomes}
            onRegister={(line) => void registerOne(line)}
            onWithdraw={(line) => setDialog({ open: true, line })}
            onRegisterAll={isOfMany ? () => void registerAll(section.lines) : undefined}
          />
        ))}
      <WithdrawalDialog
        {...dialog}
        onCancel={() => setDialog({ ...dialog, open: false })}
        onConfirm={(line) => {
          setDialog({ open: false, line });
          void withdraw(line);
        }}
      />
    </>
  );
}

/** How many names are written out. */
const maxNames = 5;

type WithdrawalDialogProps = {
  open: boolean;
  line?: ReadinessLine;
  onConfirm: (line: ReadinessLine) => void;
  onCancel: () => void;
};

function WithdrawalDialog({ open, line, onConfirm, onCancel }: WithdrawalDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={copy.withdraw.title}
      confirmLabel={copy.withdraw.confirm}
      danger
      // A closing dialog can still be clicked.
      onConfirm={() => open && line && onConfirm(line)}
      onCancel={onCancel}
    >
      {line && copy.withdraw.text(line.team.name, line.tournament.title)}
    </ConfirmDialog>
  );
}

/** Whether only what is not ready is shown, which the URL says. */
function useUnreadyFilter() {
  const [searchParams, setSearchParams] = useSearchParams();
  const set = (isOn: boolean) =>
    setSearchParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (isOn) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [searchParams.get(name) === value, set] as const;
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 2,
  '& button': { minHeight: 44, flex: { xs: '1 1 100%', sm: 'none' } },
};
