import { createContext } from 'react';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';

export type TeamActions = Record<'manage' | 'edit' | 'remove', (team: BuilderTeam) => void>;

const nothing = () => undefined;

/** What the buttons of a row do. */
export const TeamActionsContext = createContext<TeamActions>({
  manage: nothing,
  edit: nothing,
  remove: nothing,
});
