import { TableScores } from '../../features/scoring/TableScores.tsx';
import { Table, type TableProps, type TableScreens } from '../../features/tableCards/Table.tsx';
import { lazyPart } from '../../ui/states/lazyPart.tsx';

const screens: TableScreens = {
  scores: TableScores,
  // Its grid has as many bytes as all that the entry of scores needs besides the program.
  check_in: lazyPart(async () => ({
    default: (await import('../../features/checkIn/TableCheckIn.tsx')).TableCheckIn,
  })),
  queue: lazyPart(async () => ({
    default: (await import('../../features/queue/TableQueue.tsx')).TableQueue,
  })),
  judge: lazyPart(async () => ({
    default: (await import('../../features/objections/TableObjections.tsx')).TableObjections,
  })),
};

/** What a volunteer works with after signing in, with the screens of other features. */
export const CardTable = ({ card }: Pick<TableProps, 'card'>) => (
  <Table card={card} screens={screens} />
);
