import { Box, Link } from '@mui/material';
import type { PupilQuota } from '../../../../openapi/schema.d.ts';
import { brand } from '../../../brand.ts';
import { participantColumns } from '../../../lib/clubs/participantTemplate.ts';
import { formatBrowserTime } from '../../../lib/dates/browserTime.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { DownloadMenu } from '../../../ui/download/DownloadMenu.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { copy } from './copy.ts';
import { columnTypes } from './participantFields.ts';
import type { ImportRow } from './toImportRows.ts';

const words = copy.quota;

type QuotaNoticeProps = {
  quota: PupilQuota;
  /** How many rows can be saved now. */
  count: number;
  /** Those that cannot. */
  rows: readonly ImportRow[];
};

/** Why some rows cannot be saved today, when they can, and a file of them. */
export function QuotaNotice({ quota, count, rows }: QuotaNoticeProps) {
  const later = formatNumber(rows.length);
  const { email } = brand.contact;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice severity="warning" sx={{ mb: 1 }}>
        {words.reasons[quota.reason](formatNumber(quota.per_day))}{' '}
        {words.rest(formatNumber(count), later)}{' '}
        {quota.renews_at === null
          ? words.againNextDay
          : words.again(formatBrowserTime(quota.renews_at))}
        {email && (
          <>
            {' '}
            {words.sooner} <Link href={`mailto:${email}`}>{words.contact}</Link>
          </>
        )}
      </Notice>
      <DownloadMenu
        label={words.download(later)}
        rows={() => [
          Object.values(participantColumns),
          ...rows.map((row) => columnTypes.map((type) => row[type] ?? '')),
        ]}
        sheet={words.sheet}
        name={words.fileName}
      />
    </Box>
  );
}
