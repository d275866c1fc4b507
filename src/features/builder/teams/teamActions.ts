import { createContext } from 'react';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';

export type TeamActions = Record<'manage' | 'edit' | 'remove', (team: BuilderTeam) => void>;

const noop = () => undefined;

export const TeamActionsContext = createContext<TeamActions>({
  manage: noop,
  edit: noop,
  remove: noop,
});
