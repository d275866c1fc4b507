import type { TableCardSession } from '../../../openapi/schema.d.ts';
import { ObjectionList } from './ObjectionList.tsx';
import { useObjections } from './useObjections.ts';

/** The objections in the tournament of a head judge's table card. */
export const TableObjections = ({ card }: { card: TableCardSession }) => (
  <ObjectionList objections={useObjections(card.tournament.id)} />
);
