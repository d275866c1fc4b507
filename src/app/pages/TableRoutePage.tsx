import { TableScores } from '../../features/scoring/TableScores.tsx';
import type { TableScreens } from '../../features/tableCards/Table.tsx';
import { TablePage } from '../../features/tableCards/TablePage.tsx';
import { lazyPart } from '../../ui/states/lazyPart.tsx';

const screens: TableScreens = {
  scores: TableScores,
  // Its grid has as many bytes as all that the entry of scores needs besides the program.
  check_in: lazyPart(async () => ({
    default: (await import('../../features/checkIn/TableCheckIn.tsx')).TableCheckIn,
  })),
};

/** The page of a volunteer with a table card, with the screens of other features. */
export default function TableRoutePage() {
  return <TablePage screens={screens} />;
}
