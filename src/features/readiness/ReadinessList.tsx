import { useMemo, useState } from 'react';
import { Box, Typography } from '@mui/material';
import type { ClubReadiness } from '../../../openapi/schema.d.ts';
import { groupByReadiness } from '../../lib/clubs/teamReadiness.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { nameSome } from '../../lib/text/nameSome.ts';
import { onlyUnready } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { FilterToggle } from '../../ui/lists/FilterToggle.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { copy } from './copy.ts';
import { type ReadinessLine, type ReadinessSection, toSections } from './readinessLines.ts';
import { TournamentSection } from './TournamentSection.tsx';
import { useRegistrations } from './useRegistrations.ts';
import { useSearchParamsUpdate } from '../../ui/lists/useSearchParamsUpdate.ts';

const [[name, value]] = [...new URLSearchParams(onlyUnready)] as [[string, string]];

export function ReadinessList({ readiness }: { readiness: ClubReadiness }) {
  const sections = useMemo(() => toSections(readiness), [readiness]);
  const { outcomes, progress, register, withdraw } = useRegistrations();
  const [isFiltered, setIsFiltered] = useUnreadyFilter();
  const [chosenId, setChosenId] = useState(() => findOnlyChoice(sections));
  // The line stays set while the dialog closes, so that its text remains.
  const [dialog, setDialog] = useState<{ open: boolean; line?: ReadinessLine }>({ open: false });
  const { ready, unready } = groupByReadiness(readiness.teams);
  // What was done in this visit stays, with its outcome.
  const isShown = ({ isUnready, key }: ReadinessLine) =>
    !isFiltered || isUnready || outcomes.has(key);
  const shownSections = sections.filter(
    ({ lines }) => !isFiltered || lines.some((line) => isShown(line)),
  );
  return (
    <>
      <Box sx={bar}>
        <Box sx={{ flex: '1 1 24rem' }}>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {copy.counts(formatNumber(ready.length), formatNumber(unready.length))}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {copy.meaning}{' '}
            {unready.length > 0 && copy.unreadyTeams(nameSome(unready, maxNames, copy.otherTeams))}
          </Typography>
          {chosenId === undefined && sections.some(isChoosable) && (
            <Typography variant="body2">{copy.chooseFirst}</Typography>
          )}
        </Box>
        <FilterToggle value={value} selected={isFiltered} onChange={setIsFiltered}>
          {copy.onlyUnready}
        </FilterToggle>
      </Box>
      {shownSections.length === 0 && <EmptyState message={copy.nothingToDo} />}
      {shownSections.map((section) => {
        const { id } = section.tournament;
        return (
          <TournamentSection
            key={id}
            section={isFiltered ? { ...section, late: [], unplayed: [] } : section}
            shown={section.lines.filter(isShown)}
            outcomes={outcomes}
            progress={progress}
            isChosen={chosenId === id}
            // The teams that are being registered stay in view.
            onChoose={() => !progress && setChosenId(chosenId === id ? undefined : id)}
            onRegister={register}
            onWithdraw={(line) => setDialog({ open: true, line })}
          />
        );
      })}
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

const isChoosable = ({ lines }: ReadinessSection) => lines.some(({ canRegister }) => canRegister);

/** The only tournament in which teams can be registered needs no choice. */
function findOnlyChoice(sections: readonly ReadinessSection[]): number | undefined {
  const [only, ...others] = sections.filter(isChoosable);
  return others.length === 0 ? only?.tournament.id : undefined;
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
      cancelLabel={copy.withdraw.keep}
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
  const [searchParams, setSearchParams] = useSearchParamsUpdate();
  const set = (isOn: boolean) =>
    setSearchParams(
      (current) => {
        if (isOn) current.set(name, value);
        else current.delete(name);
        return current;
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
