import { createContext } from 'react';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';

export type ParticipantRow = ClubParticipant & {
  /** Its place on the page, from 0. */
  place: number;
  /** Its place in the list, from 1, over all pages. */
  number: number;
  editing: boolean;
};

type RowActions = {
  edit: (participant: ClubParticipant) => void;
  remove: (participant: ClubParticipant) => void;
};

const nothing = () => undefined;

/** What the buttons of a row do. */
export const RowActionsContext = createContext<RowActions>({ edit: nothing, remove: nothing });
