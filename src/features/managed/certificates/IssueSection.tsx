import { useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { CertificateIssue, CertificateSummary } from '../../../../openapi/schema.d.ts';
import { useIssueCertificatesMutation } from '../../../api/managedCertificates.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { copy } from './copy.ts';
import { HelperNames, readNames } from './HelperNames.tsx';

const texts = copy.issue;

type IssueSectionProps = { id: number; summary: CertificateSummary };
type Counts = { kind: keyof typeof copy.kinds; issued: number }[];

/** Who has a certificate and who could get one, what is missing, and the button that issues them. */
export function IssueSection({ id, summary }: IssueSectionProps) {
  const toast = useToast();
  const [names, setNames] = useState('');
  const [asked, setAsked] = useState<{ body: CertificateIssue; counts: Counts }>();
  const [issue] = useIssueCertificatesMutation();
  const check = useSingleFlight(async () => {
    const body: CertificateIssue = {
      preview: true,
      kinds: ['participant', 'place', 'coach'],
      helpers: readNames(names),
      awards: [],
    };
    const { data, error } = await issue({ id, body });
    if (data) setAsked({ body, counts: data.data.counts });
    else toast.error(entryErrorText(error, texts.failed));
  });
  const send = useSingleFlight(async (body: CertificateIssue) => {
    const { data, error } = await issue({ id, body: { ...body, preview: false } });
    if (data) {
      toast.success(data.message);
      setNames('');
    } else toast.error(entryErrorText(error, texts.failed));
    setAsked(undefined);
  });
  const total = asked?.counts.reduce((sum, { issued }) => sum + issued, 0) ?? 0;
  return (
    <FormSection title={texts.title} lead={texts.checkIn}>
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.kind}</th>
            <th scope="col">{texts.columns.issued}</th>
            <th scope="col">{texts.columns.ready}</th>
          </tr>
        </thead>
        <tbody>
          {summary.kinds.map(({ kind, issued, ready }) => (
            <tr key={kind}>
              <th scope="row">{copy.kinds[kind]}</th>
              <td>{formatNumber(issued)}</td>
              <td>{formatNumber(ready)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Missing summary={summary} />
      <HelperNames value={names} onChange={setNames} />
      <Button
        variant="contained"
        size="large"
        disabled={!summary.has_design}
        loading={check.busy}
        onClick={() => void check.run()}
      >
        {texts.open}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.confirmTitle}
        confirmLabel={texts.confirm(formatNumber(total))}
        busy={send.busy}
        onConfirm={() => {
          if (asked && total > 0) void send.run(asked.body);
          else setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {total === 0 ? (
          texts.none
        ) : (
          <>
            <ul>
              {asked?.counts.map(({ kind, issued }) => (
                <li key={kind}>{texts.counts(formatNumber(issued), copy.kinds[kind])}</li>
              ))}
            </ul>
            {texts.names}
          </>
        )}
      </ConfirmDialog>
    </FormSection>
  );
}

/** What keeps some from a certificate, or makes one wrong. */
function Missing({ summary }: { summary: CertificateSummary }) {
  const { has_design: hasDesign, clubs, unofficial, outdated, unprintable } = summary;
  const unconfirmed = clubs.filter((club) => club.confirmed_at === null);
  const join = (names: string[]) => new Intl.ListFormat('id').format(names);
  const lines = [
    !hasDesign && texts.noDesign,
    unofficial.length > 0 && texts.unofficial(join(unofficial.map(({ name }) => name))),
    unconfirmed.length > 0 &&
      texts.unconfirmed(unconfirmed.length, join(unconfirmed.map(({ club }) => club.name))),
    unprintable.length > 0 &&
      texts.unprintable(
        join(unprintable.map(({ name, characters }) => `${name} (${characters.join(' ')})`)),
      ),
    outdated > 0 && texts.outdated(formatNumber(outdated)),
  ].filter((line) => line !== false);
  return lines.map((line) => (
    <Notice key={line} severity="warning" role="presentation" sx={{ mb: 1 }}>
      <Typography variant="body2">{line}</Typography>
    </Notice>
  ));
}

const tableStyles = {
  width: '100%',
  maxWidth: 520,
  borderCollapse: 'collapse',
  mb: 2,
  '& th, & td': { py: 0.75, textAlign: 'start', borderBottom: '1px solid', borderColor: 'divider' },
  '& tbody th': { fontWeight: 600 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
} as const;
