import { useRef, useState } from 'react';
import { Box, Button, TextField, Typography } from '@mui/material';
import type { ScoreEntryTeam } from '../../../../../openapi/schema.d.ts';
import { focusElement } from '../../../../ui/dialogs/restoreFocus.ts';
import { FormError } from '../../../../ui/forms/FormError.tsx';
import { LeaveQuestion } from '../../../../ui/page/LeaveQuestion.tsx';
import { NativeSelect } from '../../entry/OutcomeField.tsx';
import { copy as drawCopy } from './copy.ts';
import { groupName } from '../../../../../openapi/matches/groupName.ts';
import { GroupCards } from './GroupCards.tsx';
import { SlotPairs } from './SlotPairs.tsx';
import type { MovedTeams } from './useMovedTeams.ts';

const copy = drawCopy.editing;

type MoveFormProps = {
  moved: MovedTeams;
  teamOf: (id: number) => ScoreEntryTeam | undefined;
};

/** Moves teams between groups, or exchanges places of a bracket; nothing is sent before it is saved. */
export function MoveForm({ moved, teamOf }: MoveFormProps) {
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
      {groups && <MovableGroups groups={groups} moved={moved} teamOf={teamOf} />}
      {slots && <MovableSlots slots={slots} moved={moved} teamOf={teamOf} />}
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

type MovableGroupsProps = MoveFormProps & { groups: readonly (readonly number[])[] };

/** The groups with a select beside each team, which takes the focus with it into another group. */
function MovableGroups({ groups, moved, teamOf }: MovableGroupsProps) {
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
        {names.map((name, index) => (
          <option key={name} value={index + 1}>
            {index + 1 === number ? name : drawCopy.moveTo(name)}
          </option>
        ))}
      </TextField>
    );
  };
  return <GroupCards groups={groups} teamOf={teamOf} renderAction={renderSelect} />;
}

type MovableSlotsProps = MoveFormProps & { slots: readonly (number | null)[] };

/** The bracket, with the choice of two places that are exchanged. */
function MovableSlots({ slots, moved, teamOf }: MovableSlotsProps) {
  const [chosen, setChosen] = useState({ first: '', second: '' });
  const nameOf = (index: number) => {
    const id = slots[index] ?? null;
    return id === null
      ? drawCopy.freePlace(index + 1)
      : drawCopy.place(index + 1, teamOf(id)?.name ?? '');
  };
  const options = [
    { value: '', label: copy.choose },
    ...slots.map((_, index) => ({ value: String(index), label: nameOf(index) })),
  ];
  const exchange = () => {
    const [one, other] = [Number(chosen.first), Number(chosen.second)];
    if (chosen.first === '' || chosen.second === '') return;
    if (isEmptyAfter(slots, one, other)) {
      moved.showError(copy.empty);
      return;
    }
    moved.exchange(one, other, copy.exchanged(nameOf(one), nameOf(other)));
    setChosen({ first: '', second: '' });
  };
  return (
    <>
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

/** Returns whether a match would have no team after two places were exchanged. */
function isEmptyAfter(slots: readonly (number | null)[], one: number, other: number): boolean {
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
