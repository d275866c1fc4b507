import type { Category, Score } from '../../../openapi/schema.d.ts';
import { scoresOf } from '../../api/scoresOf.ts';
import { rankScores } from '../../lib/scoreRanking.ts';
import { mostRows } from './screenRows.ts';

/** What a board needs of a category. */
export type BoardCategory = Pick<Category, 'id' | 'name' | 'logo'>;

/** The last good state of a board, and when it was loaded, in milliseconds. */
export type BoardMemory = { loadedAt: number; categories: BoardCategory[]; scores: Score[] };

const key = 'robolaga-board';
/** To be raised when the shape changes: what an older program wrote is then forgotten. */
const version = 1;

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

// Where storage is forbidden, even asking for it throws.
const openBrowserStorage: OpenStorage = () => window.localStorage;

/**
 * Keeps a board for a later visit without a network: its categories, and of each the scores that a
 * board can show.
 */
export function rememberBoard(
  { loadedAt, categories, scores }: BoardMemory,
  open = openBrowserStorage,
): void {
  const board: BoardMemory = {
    loadedAt,
    categories: categories.map(({ id, name, logo }) => ({
      id,
      name,
      logo: typeof logo === 'string' ? logo : '',
    })),
    scores: categories.flatMap(({ id, name }) =>
      rankScores(scoresOf(scores, id), name, mostRows).map(({ score }) => score),
    ),
  };
  try {
    open().setItem(key, JSON.stringify({ version, ...board }));
  } catch {
    // A full or forbidden store: this board forgets when it is closed.
  }
}

/**
 * The board of an earlier visit; nothing where none was kept, or where what is stored is not a
 * board.
 */
export function recallBoard(open = openBrowserStorage): BoardMemory | undefined {
  try {
    const stored: unknown = JSON.parse(open().getItem(key) ?? 'null');
    return isMemory(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isMemory = (value: unknown): value is BoardMemory =>
  isObject(value) &&
  value.version === version &&
  Number.isFinite(value.loadedAt) &&
  Array.isArray(value.categories) &&
  value.categories.every(isCategory) &&
  Array.isArray(value.scores) &&
  value.scores.every(isScore);

const isNamed = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && typeof value.id === 'number' && typeof value.name === 'string';

const isCategory = (value: unknown) =>
  isNamed(value) && (value.logo === null || typeof value.logo === 'string');

const isScore = (value: unknown) =>
  isObject(value) &&
  typeof value.points === 'number' &&
  typeof value.time === 'string' &&
  isObject(value.registration) &&
  isNamed(value.registration.team) &&
  isObject(value.registration.category) &&
  typeof value.registration.category.id === 'number';
