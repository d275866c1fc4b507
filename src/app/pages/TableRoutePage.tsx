import { TableCheckIn } from '../../features/checkIn/TableCheckIn.tsx';
import { TableScores } from '../../features/scoring/TableScores.tsx';
import type { TableScreens } from '../../features/tableCards/Table.tsx';
import { TablePage } from '../../features/tableCards/TablePage.tsx';

const screens: TableScreens = { scores: TableScores, check_in: TableCheckIn };

/** The page of a volunteer with a table card, with the screens of other features. */
export default function TableRoutePage() {
  return <TablePage screens={screens} />;
}
