import { createContext } from 'react';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';

export type ParticipantRow = ClubParticipant & {
  /** 0-based position on the page. */
  rowIndex: number;
  /** 1-based position in the whole list. */
  number: number;
  isEditing: boolean;
};

type RowActions = {
  edit: (participant: ClubParticipant) => void;
  remove: (participant: ClubParticipant) => void;
};

const noop = () => undefined;

export const RowActionsContext = createContext<RowActions>({ edit: noop, remove: noop });
