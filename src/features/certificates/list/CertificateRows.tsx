import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Certificate } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { paths } from '../../../paths.ts';
import { StatusChip } from '../../../ui/states/StatusChip.tsx';
import { copy } from './copy.ts';

type CertificateRowsProps = {
  certificates: readonly Certificate[];
  /** Whether the names are shown: of many people, not of one. */
  hasNames?: boolean;
  /** Without it, only the code can be checked. */
  onDownload?: (certificate: Certificate) => void;
};

/** Certificates with what became of them; a valid one can be downloaded, and each code be checked. */
export const CertificateRows = ({
  certificates,
  hasNames = false,
  onDownload,
}: CertificateRowsProps) => (
  <Box component="ul" sx={listStyles}>
    {certificates.map((certificate) => {
      const { id, code, title, name, team, tournament, state, reason } = certificate;
      const what = hasNames ? `${name ?? copy.erased}, ${title}` : `${title}, ${tournament.title}`;
      return (
        <li key={id}>
          <div>
            <strong>{hasNames ? (name ?? copy.erased) : title}</strong>{' '}
            {state !== 'valid' && (
              <StatusChip tone={state === 'withdrawn' ? 'error' : 'warning'}>
                {copy.states[state]}
              </StatusChip>
            )}
            <p>
              {[
                hasNames ? title : tournament.title,
                team?.name,
                !hasNames && formatCalendarDate(tournament.date, { end: tournament.end_date }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {reason && <p>{reason}</p>}
          </div>
          <div>
            <Button
              size="small"
              component={Link}
              to={paths.certificate.href({ code })}
              aria-label={copy.checkOf(what)}
            >
              {copy.check}
            </Button>
            {onDownload && state === 'valid' && name !== null && (
              <Button
                size="small"
                variant="outlined"
                aria-label={copy.downloadOf(what)}
                onClick={() => onDownload(certificate)}
              >
                {copy.download}
              </Button>
            )}
          </div>
        </li>
      );
    })}
  </Box>
);

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    py: 1,
    borderTop: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& > li > :first-of-type': { flex: '1 1 14rem', minWidth: 0 },
  '& > li > :last-of-type': { display: 'flex', gap: 1 },
  '& p': { m: 0, fontSize: '0.875rem', color: 'text.secondary' },
} as const;
