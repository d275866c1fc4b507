import { useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { ManagedResultsState, ManagedTournament } from '../../../openapi/schema.d.ts';
import { useEachSecond } from '../../ui/hooks/useEachSecond.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { type Action, copy } from './copy.ts';
import { StateCard } from './StateCard.tsx';
import { StateDialog } from './StateDialog.tsx';
import { useFreezeTogether } from './useFreezeTogether.ts';

export type StateListProps = {
  tournament: ManagedTournament;
  states: readonly ManagedResultsState[];
};

/** How often the minutes until the end of a window move on, in milliseconds. */
const step = 10_000;

/** The categories of a tournament; boards of several can be frozen together. */
export function StateList({ tournament, states }: StateListProps) {
  const now = useEachSecond((time) => Math.floor(time / step) * step);
  const clock = { now, zone: tournament.time_zone };
  const [asked, setAsked] = useState<{ categoryId: number; action: Action }>();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const live = states.filter(({ state }) => state === 'live');
  const selected = live.filter(({ category }) => chosen.includes(category.id));
  const askedState = states.find(({ category }) => category.id === asked?.categoryId);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <>
      {live.length > 1 && (
        <FreezeSelected
          tournamentId={tournament.id}
          selected={selected}
          onDone={() => setChosen([])}
        />
      )}
      <Box component="ul" aria-label={copy.categories} sx={listStyles}>
        {states.map((state) => (
          <StateCard
            key={state.category.id}
            tournamentId={tournament.id}
            state={state}
            clock={clock}
            selection={
              live.length > 1 && state.state === 'live'
                ? {
                    isSelected: selected.includes(state),
                    onToggle: () => toggle(state.category.id),
                  }
                : undefined
            }
            onAct={(action) => setAsked({ categoryId: state.category.id, action })}
          />
        ))}
      </Box>
      {asked && askedState && (
        <StateDialog
          tournament={tournament}
          state={askedState}
          action={asked.action}
          clock={clock}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

type FreezeSelectedProps = {
  tournamentId: number;
  selected: readonly ManagedResultsState[];
  onDone: () => void;
};

/** Freezes the boards of the selected categories, after a question. */
function FreezeSelected({ tournamentId, selected, onDone }: FreezeSelectedProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { freeze, busy } = useFreezeTogether(tournamentId);
  const { title, text } = copy.dialogs.freeze;
  const names = new Intl.ListFormat('id').format(selected.map(({ category }) => category.name));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Button
        variant="outlined"
        disabled={selected.length === 0}
        onClick={() => setIsAsking(true)}
        sx={{ minHeight: 44 }}
      >
        {copy.freezeSelected(selected.length)}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.selectHint}
      </Typography>
      <ConfirmDialog
        open={isAsking}
        busy={busy}
        title={title(names)}
        confirmLabel={copy.actions.freeze}
        cancelLabel={copy.cancel}
        onConfirm={() =>
          void (async () => {
            await freeze(selected);
            setIsAsking(false);
            onDone();
          })()
        }
        onCancel={() => setIsAsking(false)}
      >
        {text}
      </ConfirmDialog>
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
};
