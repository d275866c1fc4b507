import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { findTeams } from '../../lib/findTeams.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { SelectFilter } from '../../ui/lists/SelectFilter.tsx';
import type { useListParams } from '../../ui/lists/useListParams.ts';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { CalendarButton } from './calendar/CalendarButton.tsx';
import { findClashes } from './clashes/findClashes.ts';
import { copy } from './copy.ts';
import { TeamCard } from './TeamCard.tsx';
import { TurnList } from './TurnList.tsx';
import type { Turn } from './turns.ts';
import { ageText, type Clock, type Names, teamIdsOf } from './turnText.ts';

type QueuesProps = {
  tournament: Tournament | undefined;
  turns: readonly Turn[];
  names: Names;
  clock: Clock;
  /** In minutes, while the schedule cannot be loaded anew. */
  age: number | undefined;
  onRetry: () => void;
  listParams: ReturnType<typeof useListParams>;
  /** Undefined for all of them, by arena. */
  category: number | undefined;
  onSelectCategory: (id: string | undefined) => void;
};

/** The search for a team with what it finds, and the queues of all arenas or of one category. */
export function Queues(props: QueuesProps) {
  const { tournament, turns, names, clock, age, onRetry, listParams, category } = props;
  // Deferred, so that typing stays responsive while a long list is rendered.
  const query = useDeferredValue(listParams.params.query).trim();
  const { found, only, club } = useFoundTeams(names, query);
  const ofTeams = (ids: ReadonlySet<number>) =>
    turns.filter(({ slot }) => teamIdsOf(slot).some((id) => ids.has(id)));
  const isSearched = query !== '';
  const shown = (isSearched ? ofTeams(found) : turns).filter(
    ({ slot }) => category === undefined || slot.category_id === category,
  );
  return (
    <>
      <Controls {...props}>
        {/* One is in the card, which everybody sees. */}
        <Typography role="status" variant="body2" sx={only ? visuallyHidden : count}>
          {isSearched && found.size > 0 && copy.found(formatNumber(found.size))}
        </Typography>
        {tournament && shown.some(({ at }) => at !== undefined) && isSearched && (
          <CalendarButton tournament={tournament} turns={shown} names={names} query={query} />
        )}
      </Controls>
      {age !== undefined && <Age minutes={age} onRetry={onRetry} />}
      {only && (
        <Box sx={{ mb: 2.5 }}>
          <TeamCard team={only} turns={ofTeams(new Set([only.id]))} names={names} clock={clock} />
        </Box>
      )}
      {isSearched && !only && shown.length === 0 && <NoneFound {...props} query={query} />}
      {/* The card has all of one team. */}
      {!(only && found.size === 1) && (
        <TurnLists {...props} turns={shown} club={club} isWhole={isSearched} />
      )}
    </>
  );
}

type TurnListsProps = Pick<QueuesProps, 'turns' | 'names' | 'clock' | 'category'> & {
  /** Of all teams that have been searched for. */
  club: string | undefined;
  isWhole: boolean;
};

/** The turns of a category or a club by time, others by arena. */
function TurnLists({ turns, names, clock, category, club, isWhole }: TurnListsProps) {
  const isByTime = category !== undefined || club !== undefined;
  const groups = isByTime
    ? byTime(turns, names.categories.get(category ?? 0) ?? club ?? '')
    : byArena(turns, names);
  return (
    <Box sx={isByTime ? column : columns}>
      {groups.map(({ id, title, turns: own }) => (
        <TurnList
          key={id}
          title={title}
          turns={own}
          names={names}
          clock={clock}
          hasArenas={isByTime}
          isWhole={isWhole}
          clashes={club === undefined ? undefined : findClashes(own)}
        />
      ))}
    </Box>
  );
}

function Controls(props: QueuesProps & { children: ReactNode }) {
  const { turns, names, listParams, category, onSelectCategory, children } = props;
  const { params, setQuery, commitQuery } = listParams;
  return (
    <Box className="no-print" sx={controls}>
      <div>
        <Typography variant="h5" component="h2">
          {copy.question}
        </Typography>
        <SearchField
          label={copy.search}
          value={params.query}
          onChange={setQuery}
          onCommit={commitQuery}
        />
      </div>
      <SelectFilter
        label={copy.show}
        allLabel={copy.byArena}
        options={categoryOptions(turns, names)}
        selected={category === undefined ? undefined : String(category)}
        onSelect={onSelectCategory}
      />
      {children}
    </Box>
  );
}

type NoneFoundProps = QueuesProps & { query: string };

/** Nothing has a turn that fits the search, in the category that is chosen. */
function NoneFound({ query, category, listParams, onSelectCategory }: NoneFoundProps) {
  const [label, show] =
    category === undefined
      ? [copy.showAll, () => listParams.setQuery('')]
      : [copy.allCategories, () => onSelectCategory(undefined)];
  return (
    <EmptyState
      message={(category === undefined ? copy.noneFound : copy.noneInCategory)(query)}
      action={
        <Button variant="outlined" onClick={show}>
          {label}
        </Button>
      }
    />
  );
}

/** Returns the part of a team's code that all teams of its club have. */
const clubPartOf = (code: string) => code.slice(0, code.lastIndexOf('-'));

/** Returns the ids of the teams that a text finds, the one that is meant if it is one, and the club of all. */
function useFoundTeams({ teams }: Names, query: string) {
  const searched = useMemo(
    () => [...teams.values()].map((team) => ({ ...team, club: team.club ?? '' })),
    [teams],
  );
  return useMemo(() => {
    const { found, only } = findTeams(searched, query);
    // Several clubs may have one name, and some of their names are not shown.
    const clubs = new Map(found.map(({ code, club }) => [clubPartOf(code), club]));
    const [first] = clubs;
    return {
      found: new Set(found.map(({ id }) => id)),
      only: teams.get(only?.id ?? 0),
      /** Its name or its part of their codes, if all of several are its own. */
      club: first && found.length > 1 && clubs.size === 1 ? first[1] || first[0] : undefined,
    };
  }, [searched, teams, query]);
}

function categoryOptions(turns: readonly Turn[], { categories }: Names) {
  const planned = new Set(turns.map(({ slot }) => slot.category_id));
  return [...categories]
    .filter(([id]) => planned.has(id))
    .map(([id, label]) => ({ value: String(id), label, group: copy.categories }));
}

/** Returns turns of all arenas together: what is over, then what comes first. */
function byTime(turns: readonly Turn[], title: string) {
  const timeOf = ({ at, slot }: Turn) => at ?? Date.parse(slot.ended_at ?? slot.planned_at);
  const sorted = turns.toSorted((one, other) => timeOf(one) - timeOf(other));
  return sorted.length > 0 ? [{ id: 0, title, turns: sorted }] : [];
}

function byArena(turns: readonly Turn[], names: Names) {
  const grouped = Map.groupBy(turns, ({ slot }) => slot.arena_id);
  return [...grouped].map(([id, own]) => ({ id, title: names.arenas.get(id) ?? '', turns: own }));
}

function Age({ minutes, onRetry }: { minutes: number; onRetry: () => void }) {
  return (
    <div role="status">
      <Notice
        severity="warning"
        role="presentation"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={onRetry}>
            {copy.tryAgain}
          </Button>
        }
      >
        <strong>{ageText(minutes)}.</strong> {copy.noConnection}
      </Notice>
    </div>
  );
}

const count = { flexBasis: '100%', color: 'text.secondary', '&:empty': { display: 'none' } };

const controls = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 3,
  rowGap: 1.5,
  mb: 2,
  '& > div:first-of-type': { flex: '1 1 20rem', maxWidth: 560, display: 'grid', gap: 1 },
};

const column = { maxWidth: '46rem' };

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  '@media print': { display: 'block', '& > section': { mb: 2 } },
};
