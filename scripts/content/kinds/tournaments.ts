import type { TournamentInput, TournamentStatus } from '../../../openapi/schema.d.ts';
import {
  findDaysProblem,
  isWindowReversed,
  toTournamentChanges,
  tournamentPicture,
} from '../../../server/tournaments/tournamentInput.ts';
import {
  type CategoryCapacity,
  findManagedTournament,
  findManagedTournaments,
  insertTournament,
  type ManagedTournament,
  replaceTournament,
  setTournamentColumns,
} from '../../../server/tournaments/managedQueries.ts';
import { findManagedCategories } from '../../../server/content/kinds/categories.ts';
import type { Database } from '../../../server/db/database.ts';
import { describeUpdate } from '../../../server/tournaments/describeUpdate.ts';
import {
  cellOf,
  isAllowed,
  mapByKey,
  numberOrNull,
  readChanges,
  textOrNull,
  toFileName,
} from './cells.ts';
import type { Kind, PlanContext } from '../plan.ts';
import { planTable } from './planTable.ts';
import type { Row } from '../table.ts';

const shape = {
  name: 'tournaments',
  columns: [
    'title',
    'date',
    'start_time',
    'time_zone',
    'venue',
    'city',
    'province',
    'registration_opens_at',
    'registration_closes_at',
    'status',
    'about',
    'picture',
    'end_date',
    'end_time',
    'map_url',
    'cost',
    'contact',
  ],
  optional: ['end_date', 'end_time', 'map_url', 'cost', 'contact'],
};

const categoryShape = {
  name: 'tournament_categories',
  columns: ['tournament', 'date', 'category', 'capacity'],
};

/** What names a tournament in files. */
const tournamentKey = (title: string, date: string): string => `${title.trim()} (${date})`;

const keyOf = ({ title, date }: { title: string; date: string }) => tournamentKey(title, date);

/** Returns all tournaments by their keys, in the order in which they were made. */
async function findTournaments(db: Database): Promise<Map<string, ManagedTournament>> {
  const found = await findManagedTournaments(db);
  return mapByKey(
    found.toSorted((one, other) => one.id - other.id),
    keyOf,
    (tournament) => `the tournament ${keyOf(tournament)}`,
  );
}

/** The categories that the files give to tournaments, by the keys of those. */
type Capacities = Map<string, { row: Row; category: string; capacity: number | null }[]>;

function readCapacities(context: PlanContext, isTournament: (key: string) => boolean): Capacities {
  const found: Capacities = new Map();
  for (const row of context.tables.get(categoryShape.name) ?? []) {
    const key = tournamentKey(cellOf(row, 'tournament'), cellOf(row, 'date').trim());
    const category = cellOf(row, 'category').trim();
    const capacity = numberOrNull(row, 'capacity');
    if (!isTournament(key)) context.report(row, `There is no tournament ${key}.`);
    if (!isAllowed<number | null>(context, row, 'OptionalCapacity', capacity, 'capacity')) continue;
    const others = found.get(key) ?? [];
    if (others.some((other) => other.category === category))
      context.report(row, `${key} has ${category} twice.`);
    found.set(key, [...others, { row, category, capacity }]);
  }
  return found;
}

const withoutSeconds = (time: string | null) => time?.replace(/^(\d\d:\d\d):00$/, '$1') ?? null;

/** What is not in the file stays as it is. */
const isGiven = (row: Row, column: string) => row.cells[column] !== undefined;

function readBody(row: Row): Partial<Record<keyof TournamentInput, unknown>> {
  return {
    title: cellOf(row, 'title'),
    about: cellOf(row, 'about'),
    date: cellOf(row, 'date').trim(),
    start_time: withoutSeconds(textOrNull(row, 'start_time')),
    time_zone: cellOf(row, 'time_zone').trim(),
    venue: {
      name: cellOf(row, 'venue'),
      city: cellOf(row, 'city'),
      province: cellOf(row, 'province'),
    },
    registration_opens_at: textOrNull(row, 'registration_opens_at'),
    registration_closes_at: textOrNull(row, 'registration_closes_at'),
    ...(isGiven(row, 'end_date') && { end_date: textOrNull(row, 'end_date') }),
    ...(isGiven(row, 'end_time') && { end_time: withoutSeconds(textOrNull(row, 'end_time')) }),
    ...Object.fromEntries(
      ['map_url', 'cost', 'contact']
        .filter((column) => isGiven(row, column))
        .map((column) => [column, cellOf(row, column)]),
    ),
    categories: [],
  };
}

/** Returns the capacities that differ from what is stored, and reports those that are too low. */
function findCapacityDifferences(
  context: PlanContext,
  wanted: ReturnType<Capacities['get']>,
  stored: ManagedTournament | undefined,
): string[] {
  const differences = (wanted ?? []).filter(({ row, category, capacity }) => {
    const before = stored?.categories.find(({ name }) => name === category);
    if (before && capacity !== null && before.registered > capacity)
      context.report(row, `${before.registered} teams are registered in ${category} already.`);
    return !before || before.capacity !== capacity;
  });
  return differences.map(({ category }) => `category ${category}`);
}

const dateOf = (date: Date | null) => date?.toISOString() ?? '';

/** Tournaments with their categories, by title and date. */
export const tournamentKind: Kind = {
  shapes: [shape, categoryShape],
  async exportRows({ db, addFile }) {
    const tournaments: Record<string, string>[] = [];
    const categories: Record<string, string>[] = [];
    for (const [, tournament] of await findTournaments(db)) {
      const { title, date } = tournament;
      tournaments.push({
        title,
        date,
        start_time: tournament.startTime ?? '',
        end_date: tournament.endDate ?? '',
        end_time: tournament.endTime ?? '',
        map_url: tournament.mapUrl,
        cost: tournament.cost,
        contact: tournament.contact,
        time_zone: tournament.timeZone,
        venue: tournament.venue,
        city: tournament.city,
        province: tournament.province,
        registration_opens_at: dateOf(tournament.registrationOpensAt),
        registration_closes_at: dateOf(tournament.registrationClosesAt),
        status: tournament.status,
        about: tournament.about,
        picture: await addFile(`tournaments/${date}-${toFileName(title)}`, tournament.image),
      });
      for (const { name, capacity } of tournament.categories)
        categories.push({
          tournament: title,
          date,
          category: name,
          capacity: capacity === null ? '' : String(capacity),
        });
    }
    return { tournaments, tournament_categories: categories };
  },

  async plan(context) {
    const { db, tables } = context;
    const stored = await findTournaments(db);
    const rows = tables.get(shape.name) ?? [];
    const inFile = new Set(
      rows.map((row) => tournamentKey(cellOf(row, 'title'), cellOf(row, 'date').trim())),
    );
    const capacities = readCapacities(context, (key) => inFile.has(key));
    await reportUnknownCategories(context, capacities);
    const bodies = new Map<Row, string>();
    const saved = async (target: Database, row: Row) =>
      mergeCapacities(
        target,
        stored.get(bodies.get(row) ?? ''),
        capacities.get(bodies.get(row) ?? ''),
      );
    return planTable(context, {
      table: shape.name,
      auditLogKind: 'tournament',
      stored,
      files: [
        {
          column: 'picture',
          kind: { size: tournamentPicture.size },
          prefix: tournamentPicture.prefix,
          storedPath: ({ image }) => image,
          save: (target, id, image) => setTournamentColumns(target, id, { image }),
          operation: 'uploadTournamentPicture',
        },
      ],
      read(row, find) {
        const body = readBody(row);
        const status = cellOf(row, 'status').trim();
        const isStatus = isAllowed<TournamentStatus>(
          context,
          row,
          'TournamentStatus',
          status,
          'status',
        );
        if (!isAllowed<TournamentInput>(context, row, 'TournamentInput', body) || !isStatus)
          return undefined;
        if (isWindowReversed(body)) {
          context.report(row, 'The registration closes before it opens.');
          return undefined;
        }
        const columns = readChanges(context, row, () => toTournamentChanges(body));
        if (!columns) return undefined;
        const key = keyOf(columns);
        bodies.set(row, key);
        const before = find(key);
        if (findDaysProblem({ ...before, ...columns })) {
          context.report(row, 'The days do not fit: the end, or the programme that is stored.');
          return undefined;
        }
        const teams = before?.categories.reduce((sum, { registered }) => sum + registered, 0) ?? 0;
        if (status === 'draft' && before?.status !== 'draft' && teams > 0)
          context.report(row, 'Teams are registered, so it cannot become a draft.');
        return {
          key,
          name: key,
          columns,
          otherFields: findCapacityDifferences(context, capacities.get(key), before),
          ownFields:
            status === (before?.status ?? 'draft')
              ? []
              : [
                  {
                    name: 'status',
                    operation: 'setTournamentStatus',
                    detail: status,
                    save: (target, id) => setTournamentColumns(target, id, { status }),
                  },
                ],
        };
      },
      insert: async (target, row, columns) =>
        insertTournament(target, columns, await saved(target, row)),
      async update(target, before, row, columns) {
        await replaceTournament(target, before.id, columns, await saved(target, row));
        const after = await findManagedTournament(target, before.id);
        return after && describeUpdate(before, after);
      },
      operations: { create: 'createTournament', update: 'updateTournament' },
    });
  },
};

async function reportUnknownCategories(context: PlanContext, capacities: Capacities) {
  const names = new Set((await findManagedCategories(context.db)).map(({ name }) => name));
  for (const row of context.tables.get('categories') ?? []) names.add(cellOf(row, 'name').trim());
  for (const { row, category } of [...capacities.values()].flat())
    if (!names.has(category)) context.report(row, `There is no category ${category}.`);
}

/** Returns the categories of a tournament with those of the files, which take none away. */
async function mergeCapacities(
  db: Database,
  stored: ManagedTournament | undefined,
  wanted: ReturnType<Capacities['get']>,
): Promise<CategoryCapacity[]> {
  const merged = new Map(stored?.categories.map(({ id, capacity }) => [id, capacity]));
  const ids = new Map((await findManagedCategories(db)).map(({ id, name }) => [name, id]));
  for (const { category, capacity } of wanted ?? []) {
    const id = ids.get(category);
    if (id === undefined) throw new Error(`The category ${category} is gone`);
    merged.set(id, capacity);
  }
  return [...merged].map(([id, capacity]) => ({ id, capacity }));
}
