import { Box } from '@mui/material';
import type { ManagedBanner } from '../../../../../openapi/schema.d.ts';
import {
  useDeleteBannerMutation,
  useListManagedBannersQuery,
  useMoveBannerMutation,
} from '../../../../api/managedContent.ts';
import { ManagedListPage } from '../../lists/ManagedListPage.tsx';
import type { ListKind } from '../../lists/ManagedTable.tsx';
import { Thumbnail } from '../../lists/TitleCell.tsx';
import { organiserPaths } from '../../../../paths.ts';
import { copy } from './copy.ts';

const banners: ListKind<ManagedBanner> = {
  texts: copy.texts,
  isMedia: true,
  createPath: organiserPaths.newBanner.href(),
  path: organiserPaths.banner,
  thumbnail: ({ image }) => <Thumbnail path={image} ratio="16 / 9" />,
  isHidden: ({ image }) => image === null,
  order: copy.order,
  titleColumn: { flex: 2 },
  narrowDetail: ({ cta_text, cta_link }) => (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ color: cta_text === null ? undefined : 'text.primary' }}>
        {cta_text ?? copy.noButton}
      </Box>
      {cta_text !== null && cta_link}
    </Box>
  ),
  columns: [
    {
      field: 'button',
      headerName: copy.sections.button.title,
      flex: 2,
      renderCell: ({ row: { cta_text, cta_link } }) =>
        cta_text === null ? (
          <Box sx={{ color: 'text.secondary' }}>{copy.noButton}</Box>
        ) : (
          <div>
            <div>{cta_text}</div>
            <Box component="small" sx={{ color: 'text.secondary' }}>
              {cta_link}
            </Box>
          </div>
        ),
    },
  ],
};

/** The banners of the home page. */
export default function BannersPage() {
  const list = useListManagedBannersQuery();
  const [remove] = useDeleteBannerMutation();
  const [move] = useMoveBannerMutation();
  return <ManagedListPage kind={banners} requests={{ list, remove, move }} />;
}
