import { Box } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import type { ManagedCategory } from '../../../../openapi/schema.d.ts';
import {
  useDeleteCategoryMutation,
  useListManagedCategoriesQuery,
} from '../../../api/managedContent.ts';
import { Link } from 'react-router-dom';
import { ManagedListPage } from '../lists/ManagedListPage.tsx';
import type { ListKind } from '../lists/ManagedTable.tsx';
import { Thumbnail } from '../lists/TitleCell.tsx';
import { StatusChip } from '../../../ui/states/StatusChip.tsx';
import { safeUrl } from '../../../lib/urls/safeUrl.ts';
import { organiserPaths, paths } from '../../../paths.ts';
import defaultLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import { copy } from './copy.ts';

const countColumn = (field: 'tournaments' | 'teams'): GridColDef<ManagedCategory> => ({
  field,
  headerName: copy.columns[field],
  width: 110,
  align: 'right',
  headerAlign: 'right',
});

const categories: ListKind<ManagedCategory> = {
  texts: copy.texts,
  createPath: organiserPaths.newCategory.href(),
  titleColumn: { headerName: copy.columns.name },
  path: organiserPaths.category,
  thumbnail: ({ logo }) => (
    <Thumbnail path={logo} fallback={defaultLogo} ratio="1 / 1" width={48} />
  ),
  isSortable: true,
  canRemove: ({ tournaments, teams }) => tournaments + teams === 0,
  narrowDetail: ({ ranking, rule, tournaments, teams }) => (
    <>
      {copy.ranking[ranking]} · {copy.counts(tournaments, teams)}
      <Box sx={{ mt: 0.25 }}>
        <RuleState rule={rule} label={copy.openRule} />
      </Box>
    </>
  ),
  columns: [
    {
      field: 'ranking',
      headerName: copy.columns.ranking,
      flex: 2,
      minWidth: 150,
      valueGetter: (_value, { ranking }) => copy.ranking[ranking],
    },
    {
      field: 'rule',
      headerName: copy.columns.rule,
      flex: 2,
      minWidth: 160,
      valueGetter: (_value, { rule }) => (rule === null ? copy.noRule : copy.hasRule),
      renderCell: ({ row: { rule } }) => <RuleState rule={rule} label={copy.hasRule} />,
    },
    countColumn('tournaments'),
    countColumn('teams'),
  ],
};

type RuleStateProps = {
  rule: string | null;
  /** Text of the link to it. */
  label: string;
};

/** The rule of a category, or that it is still to be uploaded. */
function RuleState({ rule, label }: RuleStateProps) {
  const url = safeUrl(rule);
  return url ? (
    <Box
      component={Link}
      to={paths.pdfViewer.href({ pdfUrl: url })}
      target="_blank"
      // As high as a finger needs.
      sx={{ display: 'inline-block', py: 0.5 }}
    >
      {label}
    </Box>
  ) : (
    <StatusChip tone="warning">{copy.noRule}</StatusChip>
  );
}

/** All categories, which tournaments and teams choose from. */
export default function CategoriesPage() {
  const list = useListManagedCategoriesQuery();
  const [remove] = useDeleteCategoryMutation();
  return <ManagedListPage kind={categories} requests={{ list, remove }} />;
}
