import { categoryKind } from './categories.ts';
import type { Kind } from './plan.ts';
import { scoreKind } from './scores.ts';
import { tournamentKind } from './tournaments.ts';

/** All kinds of content; one is after those that it names. */
export const kinds: readonly Kind[] = [categoryKind, tournamentKind, scoreKind];

export const shapes = kinds.flatMap((kind) => kind.shapes);
