import { useRef, useState } from 'react';
import { Box, Button, TextField, Typography } from '@mui/material';
import type { ScoreEntryTeam } from '../../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { focusElement } from '../../../../ui/dialogs/restoreFocus.ts';
import { FormError } from '../../../../ui/forms/FormError.tsx';
import { LeaveQuestion } from '../../../../ui/page/LeaveQuestion.tsx';
import { NativeSelect } from '../../entry/OutcomeField.tsx';
import { copy as drawCopy } from './copy.ts';
import { groupName } from '../../../../../openapi/matches/groupName.ts';
import type { Groups, Slots } from './draws.ts';
import { GroupCards, TeamCard } from './GroupCards.tsx';
import { SlotPairs } from './SlotPairs.tsx';
import type { MovedTeams } from './useMovedTeams.ts';

const copy = drawCopy.editing;

type MoveFormProps = {
  moved: MovedTeams;
  /** Teams of the round that are in no place of the draft. */
  undrawn: readonly number[];
  teamOf: (id: number) => ScoreEntryTeam | undefined;
};

/** Moves teams between groups, or exchanges places of a bracket, also of teams without one; nothing is sent before it is saved. */
export function MoveForm(props: MoveFormProps) {
  const { moved } = props;
  const { draft, isChanged, busy, errorText, message } = moved;
  const { groups = null, slots = null } = draft ?? {};
  return (
    <form noValidate aria-label={copy.title} onSubmit={moved.save}>
      <Typography ref={focusElement} tabIndex={-1} component="h3" sx={headingStyles}>
        {copy.title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {groups ? copy.groups : copy.slots}
      </Typography>
      {groups && <MovableGroups groups={groups} {...props} />}
      {slots && <MovableSlots slots={slots} {...props} />}
      <Typography role="status" variant="body2" sx={{ mt: 1.5, fontWeight: 600 }}>
        {message}
      </Typography>
      {errorText && <FormError message={errorText} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" loading={busy}>
          {copy.save}
        </Button>
        <Button onClick={moved.cancel} disabled={busy}>
          {copy.cancel}
        </Button>
      </Box>
      {isChanged && <LeaveQuestion texts={drawCopy.leaving} />}
    </form>
  );
}

type MovableGroupsProps = MoveFormProps & { groups: Groups };

/** The groups with a select beside each team, which takes the focus with it into another group. */
function MovableGroups({ groups, moved, undrawn, teamOf }: MovableGroupsProps) {
  const movedId = useRef<number>(undefined);
  const names = groups.map((_, index) => groupName(index + 1));
  const renderSelect = (id: number, number: number) => {
    const team = teamOf(id)?.name ?? '';
    return (
      <TextField
        select
        size="small"
        // As wide as the name of the group, not as its longest entry.
        sx={{ width: 124 }}
        value={String(number)}
        inputRef={(element: HTMLSelectElement | null) => {
          if (!element || movedId.current !== id) return;
          movedId.current = undefined;
          element.focus();
        }}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': drawCopy.groupOf(team) },
        }}
        onChange={({ target }) => {
          const to = Number(target.value);
          movedId.current = id;
          moved.moveTeam(id, to, copy.moved(team, names[to - 1] ?? ''));
        }}
      >
        {number === 0 && <option value={0}>{copy.chooseGroup}</option>}
        {names.map((name, index) => (
          <option key={name} value={index + 1}>
            {index + 1 === number ? name : drawCopy.moveTo(name)}
          </option>
        ))}
      </TextField>
    );
  };
  return (
    <>
      {undrawn.length > 0 && (
        <Box sx={{ mb: 1.5 }}>
          <TeamCard
            name={drawCopy.undrawn}
            ids={undrawn}
            teamOf={teamOf}
            renderAction={(id) => renderSelect(id, 0)}
          />
        </Box>
      )}
      <GroupCards groups={groups} teamOf={teamOf} renderAction={renderSelect} />
    </>
  );
}

type MovableSlotsProps = MoveFormProps & { slots: Slots };

/** The bracket, with the choice of two places that are exchanged. */
function MovableSlots({ slots, moved, undrawn, teamOf }: MovableSlotsProps) {
  const [chosen, setChosen] = useState({ first: '', second: '' });
  const places = [...slots, ...undrawn];
  // Those that register meanwhile change the order of the others.
  const values = [...slots.map((_, index) => `place ${index}`), ...undrawn.map(String)];
  const teamAt = (index: number) => teamOf(places[index] ?? 0)?.name ?? '';
  const nameOf = (index: number) => {
    if (index >= slots.length) return drawCopy.undrawnTeam(teamAt(index));
    return places[index] === null
      ? drawCopy.freePlace(index + 1)
      : drawCopy.place(index + 1, teamAt(index));
  };
  const options = [
    { value: '', label: copy.choose },
    ...values.map((value, index) => ({ value, label: nameOf(index) })),
  ];
  const exchange = () => {
    const indexes = [values.indexOf(chosen.first), values.indexOf(chosen.second)];
    const [one, other] = [Math.min(...indexes), Math.max(...indexes)];
    if (one < 0) return;
    if (isEmptyAfter(slots, one, other)) {
      moved.showError(copy.empty);
      return;
    }
    const said =
      other < slots.length
        ? copy.exchanged(nameOf(one), nameOf(other))
        : copy.placed(teamAt(other), one + 1);
    moved.exchange(places, one, other, said);
    setChosen({ first: '', second: '' });
  };
  return (
    <>
      {undrawn.length > 0 && (
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {copy.undrawn[slots.includes(null) ? 'free' : 'full'](formatNumber(undrawn.length))}
        </Typography>
      )}
      <Box sx={exchangeStyles}>
        {(['first', 'second'] as const).map((name) => (
          <NativeSelect
            key={name}
            label={copy[name]}
            name={name}
            value={chosen[name]}
            options={options}
            onChange={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
        <Button variant="outlined" onClick={exchange}>
          {copy.exchange}
        </Button>
      </Box>
      <SlotPairs slots={slots} teamOf={teamOf} />
    </>
  );
}

/** Returns whether a match would have no team after two places were exchanged; a team without one fills it. */
function isEmptyAfter(slots: Slots, one: number, other: number): boolean {
  if (other >= slots.length) return false;
  const isEmpty = (index: number) =>
    (slots[index === one ? other : index === other ? one : index] ?? null) === null;
  return [one, other].some((index) => isEmpty(index) && isEmpty(index ^ 1));
}

const headingStyles = { fontWeight: 700, outline: 'none' };

const exchangeStyles = {
  display: 'grid',
  gap: 1.5,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr auto' },
};
