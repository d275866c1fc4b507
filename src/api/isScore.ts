import type { Score } from '../../openapi/schema.d.ts';
import { isObject } from './responses.ts';

const hasNumberId = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && typeof value.id === 'number';

/** Whether a value has the team, category, points and time that a table of scores shows. */
export const isScore = (value: unknown): value is Score =>
  isObject(value) &&
  typeof value.points === 'number' &&
  typeof value.time === 'string' &&
  isObject(value.registration) &&
  hasNumberId(value.registration.category) &&
  hasNumberId(value.registration.team) &&
  typeof value.registration.team.name === 'string';
