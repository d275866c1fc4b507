import { TableLoading } from '../../features/tableCards/TableLoading.tsx';
import { TablePage } from '../../features/tableCards/TablePage.tsx';
import { lazyPart } from '../../ui/states/lazyPart.tsx';

const loadTable = async () => ({ default: (await import('./CardTable.tsx')).CardTable });
const CardTable = lazyPart(loadTable, <TableLoading />);

/** The page of a volunteer with a table card. Its form needs none of the code of the work. */
export default function TableRoutePage() {
  return <TablePage Table={CardTable} loadTable={loadTable} />;
}
