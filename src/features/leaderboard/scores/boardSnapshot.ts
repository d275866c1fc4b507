import type { Category, Score } from '../../../../openapi/schema.d.ts';
import { filterScoresByCategory, isScore } from '../../../api/scores.ts';
import { isObject } from '../../../api/responses.ts';
import { rankScores } from '../../../lib/scoreRanking.ts';
import { maxRowCount } from '../fullScreen/fullScreenRowCount.ts';

export type BoardCategory = Pick<Category, 'id' | 'name' | 'logo'>;

/** The last successfully loaded state of a board; `loadedAt` in milliseconds. */
export type BoardSnapshot = { loadedAt: number; categories: BoardCategory[]; scores: Score[] };

const key = 'robolaga-board';
/** Increase when the shape changes: snapshots of older versions are then ignored. */
const version = 1;

type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

// If the browser blocks storage, even reading `window.localStorage` throws.
const getLocalStorage: GetStorage = () => window.localStorage;

/**
 * Saves the categories and the scores that a board can show to local storage, for a later visit
 * without a network.
 */
export function saveBoardSnapshot(
  { loadedAt, categories, scores }: BoardSnapshot,
  getStorage = getLocalStorage,
): void {
  const board: BoardSnapshot = {
    loadedAt,
    categories: categories.map(({ id, name, logo }) => ({
      id,
      name,
      logo: typeof logo === 'string' ? logo : '',
    })),
    scores: categories.flatMap(({ id, name }) =>
      rankScores(filterScoresByCategory(scores.filter(isScore), id), name, maxRowCount).map(
        ({ score }) => score,
      ),
    ),
  };
  try {
    getStorage().setItem(key, JSON.stringify({ version, ...board }));
  } catch {
    // Storage is full or blocked: the board works without a snapshot.
  }
}

/** Returns the board of an earlier visit; undefined if there is none or it is not valid. */
export function loadBoardSnapshot(getStorage = getLocalStorage): BoardSnapshot | undefined {
  try {
    const stored: unknown = JSON.parse(getStorage().getItem(key) ?? 'null');
    return isBoardSnapshot(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

const isBoardSnapshot = (value: unknown): value is BoardSnapshot =>
  isObject(value) &&
  value.version === version &&
  Number.isFinite(value.loadedAt) &&
  Array.isArray(value.categories) &&
  value.categories.every(isCategory) &&
  Array.isArray(value.scores) &&
  value.scores.every(isScore);

const isCategory = (value: unknown) =>
  isObject(value) &&
  typeof value.id === 'number' &&
  typeof value.name === 'string' &&
  (value.logo === null || typeof value.logo === 'string');
