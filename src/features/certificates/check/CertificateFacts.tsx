import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import SuccessIcon from '@mui/icons-material/TaskAltOutlined';
import ReplacedIcon from '@mui/icons-material/PublishedWithChangesOutlined';
import WithdrawnIcon from '@mui/icons-material/BlockOutlined';
import { Link } from 'react-router-dom';
import type { CertificateState, PublicCertificate } from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { formatInstant } from '../../../lib/dates/formatLocalTime.ts';
import { paths } from '../../../paths.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { printCertificateCode } from './certificateCode.ts';
import { copy } from './copy.ts';

type CertificateProps = { certificate: PublicCertificate };

const icons = {
  valid: SuccessIcon,
  replaced: ReplacedIcon,
  withdrawn: WithdrawnIcon,
} satisfies Record<CertificateState, unknown>;

/** Whether a certificate counts, and since when and why not. */
export function CertificateStatus({ certificate }: CertificateProps) {
  const { kind, state, reason, ended_at: endedAt, outdated } = certificate;
  const Icon = icons[state];
  return (
    <>
      <Box component="section" aria-label={copy.state[state]} data-state={state} sx={statusStyles}>
        <Icon aria-hidden />
        <div>
          <Typography variant="h4" component="h2">
            {copy.state[state]}
          </Typography>
          <p>{copy.meaning[state](formatInstant(endedAt ?? ''))}</p>
          {reason && (
            <p>
              {copy.reason}: <strong>{reason}</strong>
            </p>
          )}
        </div>
      </Box>
      {outdated && (
        <Notice severity="warning" role="presentation">
          {kind === 'award' ? copy.outdatedAward : copy.outdated}
        </Notice>
      )}
    </>
  );
}

/** What a certificate says, to be compared with the paper. */
export function CertificateFacts({ certificate }: CertificateProps) {
  const { kind, title, team, school, category, tournament, number, official_version } = certificate;
  const facts: [label: string, value: string | null | undefined][] = [
    [copy.facts.award, title.startsWith(copy.kind[kind]) ? title : `${title} (${copy.kind[kind]})`],
    [copy.facts.tournament, tournament.title],
    [copy.facts.category, category?.name],
    [copy.facts.date, formatCalendarDate(tournament.date, { end: tournament.end_date })],
    [copy.facts.team, team?.name],
    [copy.facts.school, school],
    [copy.facts.number, number],
    [copy.facts.issued, formatInstant(certificate.issued_at)],
    [copy.facts.code, printCertificateCode(certificate.code)],
  ];
  return (
    <Box component="section" aria-labelledby="facts" sx={factStyles}>
      <Typography id="facts" variant="h5" component="h2">
        {copy.facts.title}
      </Typography>
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {category && (
        <Button
          variant="outlined"
          component={Link}
          to={paths.tournamentResult.href({
            tournamentId: tournament.id,
            categoryId: category.id,
          })}
        >
          {copy.toResults(official_version)}
        </Button>
      )}
    </Box>
  );
}

function statusStyles({ vars: { palette } }: Theme) {
  const look = (color: 'success' | 'warning' | 'error') => ({
    color: palette.Alert[`${color}Color`],
    backgroundColor: palette.Alert[`${color}StandardBg`],
    borderColor: palette[color].main,
    '& > svg': { color: palette[color].main },
  });
  return {
    ...cutCorner(20),
    display: 'flex',
    alignItems: 'flex-start',
    gap: 1.5,
    p: { xs: 2, sm: 2.5 },
    border: '2px solid',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0, fontSize: 40 },
    '& p': { m: 0, mt: 0.5 },
    '&[data-state="valid"]': look('success'),
    '&[data-state="replaced"]': look('warning'),
    '&[data-state="withdrawn"]': look('error'),
  } as const;
}

function factStyles({ vars: { palette } }: Theme) {
  return {
    '& dl': { m: 0, my: 1.5, borderTop: `1px solid ${palette.divider}` },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: { xs: '7.5rem minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
      columnGap: 2,
      py: 0.75,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& dt': { color: palette.text.secondary },
    '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  } as const;
}
