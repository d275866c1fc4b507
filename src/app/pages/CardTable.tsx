import { Button } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { copy } from '../../features/schedule/copy.ts';
import { TableScores } from '../../features/scoring/TableScores.tsx';
import { Table, type TableProps, type TableScreens } from '../../features/tableCards/Table.tsx';
import { paths } from '../../paths.ts';
import { lazyPart } from '../../ui/states/lazyPart.tsx';

/** Where the tables of the queue read who comes next. */
const QueueTable = ({ card }: Pick<TableProps, 'card'>) => (
  <Button component={RouterLink} to={paths.schedule.href({ id: card.tournament.id })}>
    {copy.title}
  </Button>
);

const screens: TableScreens = {
  scores: TableScores,
  // Its grid has as many bytes as all that the entry of scores needs besides the program.
  check_in: lazyPart(async () => ({
    default: (await import('../../features/checkIn/TableCheckIn.tsx')).TableCheckIn,
  })),
  queue: QueueTable,
};

/** What a volunteer works with after signing in, with the screens of other features. */
export const CardTable = ({ card }: Pick<TableProps, 'card'>) => (
  <Table card={card} screens={screens} />
);
