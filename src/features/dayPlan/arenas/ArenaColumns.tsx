import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Box, Card, IconButton, Typography } from '@mui/material';
import DragIcon from '@mui/icons-material/DragIndicator';
import MoreIcon from '@mui/icons-material/MoreVert';
import type { Theme } from '@mui/material/styles';
import type {
  DayPlan,
  DayPlanChange,
  ManagedTournament,
  PlanSlot,
} from '../../../../openapi/schema.d.ts';
import { useListRegistrationsQuery } from '../../../api/managedRegistrations.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { StatusChip } from '../../../ui/states/StatusChip.tsx';
import type { MatchTeams } from '../../matches/matchText.ts';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { copy } from '../copy.ts';
import { startOf, toClock } from '../summarisePlan.ts';
import { ChangeBar } from './ChangeBar.tsx';
import { dragSlot } from './dragSlot.ts';
import { SlotMenu } from './SlotMenu.tsx';
import {
  findWithRounds,
  isMovable,
  minutesLate,
  type Named,
  roundName,
  slotName,
  stateText,
} from './slotText.ts';
import type { PlanChanges } from './usePlanChanges.ts';

const texts = copy.result;

type Shown = Named & {
  tournament: Pick<ManagedTournament, 'id' | 'title' | 'time_zone' | 'categories'>;
  /** The categories with several rounds, which are named. */
  withRounds: ReadonlySet<number>;
  /** What moves a slot; left out where nothing can be changed. */
  tools?: Tools | undefined;
};

type Tools = {
  move: (change: DayPlanChange) => void;
  openMenu: (slot: PlanSlot, anchor: HTMLElement) => void;
};

/** Returns the teams of a tournament, by their ids. */
function useTeams(id: number): MatchTeams {
  const { currentData } = useListRegistrationsQuery({ id });
  return new Map(
    currentData?.data.map(({ team, start_number }) => [team.id, { ...team, start_number }]),
  );
}

/** Gives the menu of a slot that was moved the focus again, which the browser takes from it. */
function useMovedFocus(columns: RefObject<HTMLElement | null>, slots: DayPlan['slots']) {
  const moved = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    columns.current?.querySelector<HTMLElement>(`li[data-slot="${moved.current}"] button`)?.focus();
    moved.current = undefined;
  }, [columns, slots]);
  return (id: number | null) => {
    moved.current = id ?? undefined;
  };
}

type ArenaColumnsProps = {
  plan: DayPlan;
  tournament: Shown['tournament'];
  /** Left out where the plan cannot be changed. */
  changes?: PlanChanges | undefined;
};

/** The plan of each arena: side by side on wide windows, each on a page of its own on paper. */
export function ArenaColumns({ plan, tournament, changes }: ArenaColumnsProps) {
  const { arenas, slots, days, rounds } = plan;
  const teams = useTeams(tournament.id);
  const columns = useRef<HTMLDivElement>(null);
  const focusMoved = useMovedFocus(columns, slots);
  const [menu, setMenu] = useState<{ slot: PlanSlot; anchor: HTMLElement }>();
  const withRounds = findWithRounds(slots);
  const openMenu: Tools['openMenu'] = (slot, anchor) => setMenu({ slot, anchor });
  const tools = changes && {
    openMenu,
    move: (change: DayPlanChange) => void changes.change(change),
  };
  const shown = { tournament, teams, rounds, withRounds, tools };
  return (
    <>
      {changes && <ChangeBar plan={plan} changes={changes} />}
      <Box ref={columns} aria-busy={changes?.busy} sx={columnsStyles}>
        {arenas.map(({ id, name }) => (
          <ArenaColumn
            key={id}
            id={id}
            name={name}
            slots={slots.filter((slot) => slot.arena_id === id)}
            hasDays={days.length > 1}
            shown={shown}
          />
        ))}
      </Box>
      {changes && menu && (
        <SlotMenu
          {...menu}
          plan={plan}
          name={slotName(menu.slot, shown)}
          changes={changes}
          onMove={() => focusMoved(menu.slot.id)}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}

type ArenaColumnProps = {
  id: number;
  name: string;
  slots: readonly PlanSlot[];
  hasDays: boolean;
  shown: Shown;
};

function ArenaColumn({ id, name, slots, hasDays, shown }: ArenaColumnProps) {
  const headingId = useId();
  const { title, time_zone: zone } = shown.tournament;
  const byDay = Map.groupBy(slots, (slot) => toClock(startOf(slot), zone).date);
  const late = minutesLate(slots);
  return (
    <Card component="section" aria-labelledby={headingId} data-arena={id} sx={columnStyles}>
      <Box component="small" className="print-only">
        {title}
      </Box>
      <Box className="heading">
        <Typography id={headingId} variant="h6" component="h3">
          {name}
        </Typography>
        {late > 0 && <StatusChip tone="warning">{texts.late(late)}</StatusChip>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.count(formatNumber(slots.length))}
        </Typography>
      </Box>
      {slots.length === 0 && <Typography variant="body2">{texts.emptyArena}</Typography>}
      {[...byDay].map(([date, own]) => (
        <Box key={date}>
          {hasDays && (
            <Typography component="h4" sx={{ fontWeight: 600, mt: 1.5 }}>
              {formatCalendarDate(date, { weekday: true })}
            </Typography>
          )}
          <ol>
            {own.map((slot) => (
              <SlotEntry key={keyOf(slot)} slot={slot} shown={shown} />
            ))}
          </ol>
        </Box>
      ))}
    </Card>
  );
}

const keyOf = ({ round_id, team_id, run_number, match, place }: PlanSlot) =>
  [round_id, team_id, run_number, match?.id, place].join('/');

function SlotEntry({ slot, shown }: { slot: PlanSlot; shown: Shown }) {
  const { tournament, withRounds, rounds, teams } = shown;
  const { category_id: categoryId, ended_at: ended } = slot;
  const details = [
    tournament.categories.find(({ id }) => id === categoryId)?.name,
    withRounds.has(categoryId) && roundName(slot.round_id, rounds),
    slot.run_number !== null && texts.run(slot.run_number),
    slot.match && texts.match(slot.match.number),
    stateText(slot),
  ];
  const team = teams.get(slot.team_id ?? 0);
  return (
    <li
      data-ended={ended === null ? undefined : true}
      data-slot={isMovable(slot) ? slot.id : undefined}
    >
      <time>{toClock(startOf(slot), tournament.time_zone).time}</time>
      <b>
        {team && <StartNumber number={team.start_number} />}
        {slotName(slot, shown)}
      </b>
      <SlotTools slot={slot} shown={shown} />
      <small>{details.filter(Boolean).join(' · ')}</small>
    </li>
  );
}

/** The handle and the menu of a slot that can be moved. */
function SlotTools({ slot, shown }: { slot: PlanSlot; shown: Shown }) {
  const { tools } = shown;
  const { id } = slot;
  if (!tools || id === null || !isMovable(slot)) return null;
  return (
    <div className="tools no-print">
      <span
        className="handle"
        aria-hidden
        onPointerDown={(event) => dragSlot(event, id, tools.move)}
      >
        <DragIcon fontSize="small" />
      </span>
      <IconButton
        aria-label={copy.changes.menu(slotName(slot, shown))}
        aria-haspopup="menu"
        onClick={(event) => tools.openMenu(slot, event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
    </div>
  );
}

const columnsStyles = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media screen and (min-width: 1280px)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))',
  },
  '@media print': { display: 'block' },
  // One change at a time.
  '&[aria-busy="true"] .tools': { opacity: 0.4, pointerEvents: 'none' },
};

const columnStyles = ({ vars: { palette }, typography }: Theme) =>
  ({
    p: { xs: 2, sm: 2.5 },
    containerType: 'inline-size',
    '& .heading': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 1,
    },
    '& ol': { listStyle: 'none', m: 0, mt: 1, p: 0 },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
      columnGap: 1,
      py: 1,
      borderTop: `1px solid ${palette.divider}`,
      breakInside: 'avoid',
    },
    '& li[data-ended]': { color: palette.text.secondary },
    '& li[data-dragged]': { opacity: 0.5 },
    '& li[data-drop="before"]': { boxShadow: `inset 0 3px 0 ${palette.primary.main}` },
    '& li[data-drop="after"]': { boxShadow: `inset 0 -3px 0 ${palette.primary.main}` },
    '&[data-drop]': { outline: `2px solid ${palette.primary.main}` },
    // As high as a line of text, for its targets of 44 pixels.
    '& .tools': { display: 'flex', alignItems: 'center', height: 24, mr: -1.5 },
    '& .tools > *': { width: 44, height: 44 },
    '& .handle': {
      display: 'grid',
      placeItems: 'center',
      cursor: 'grab',
      touchAction: 'none',
      userSelect: 'none',
      color: palette.text.secondary,
    },
    '& time': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
    '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
    '& small': { ...typography.body2, color: palette.text.secondary },
    '& li > small': { gridColumn: '2 / -1' },
    // Beside several arenas, names have a line of their own.
    '@container (max-width: 18rem)': {
      '& li > b, & li > small': { gridColumn: '1 / -1' },
      '& li > .tools': { gridRow: 1, gridColumn: '2 / -1', justifySelf: 'end' },
    },
    '& .print-only': { display: 'none' },
    '@media print': {
      border: 0,
      boxShadow: 'none',
      p: 0,
      breakAfter: 'page',
      '&:last-of-type': { breakAfter: 'auto' },
      '& .print-only': { display: 'block' },
    },
  }) as const;
