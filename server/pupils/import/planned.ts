import type { ImportedParticipant } from '../../../openapi/schema.d.ts';
import type { ImportRow } from './importRow.ts';

/** Somebody whom the club has, or will have after the import. */
export type PlannedPupil = {
  /** Undefined until a new one is saved. */
  id: number | undefined;
  name: string;
  email: string;
  class: string;
  /** The class that the import gives to somebody who is in the club already. */
  newClass?: string;
  /** The first row that adds them. */
  row?: ImportRow;
};

/** A team that the club has, or will have after the import. */
export type PlannedTeam = {
  /** Undefined until a new one is saved. */
  id: number | undefined;
  name: string;
  categoryId: number;
  /** Whether nobody can join it: it has a run in a tournament whose day is not over. */
  isFixed: boolean;
  size: number;
  joining: PlannedPupil[];
};

export type Category = { id: number; name: string };
export type Problem = ImportedParticipant['problems'][number];

/** What was found for a part of a row, or why there is nothing. */
export type Found<Value> = { value: Value; warning?: string } | { problem: Problem };

/** What a column is rejected for. */
export const problem = (column: Problem['column'], message: string) => ({
  problem: { column, message },
});
