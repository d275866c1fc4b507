import { useState } from 'react';
import { Box, Button, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import type { CertificateIssue, CertificateSummary } from '../../../../openapi/schema.d.ts';
import { useIssueCertificatesMutation } from '../../../api/managedCertificates.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { copy } from './copy.ts';
import { HelperNames, readNames } from './HelperNames.tsx';
import { MissingNotices } from './MissingNotices.tsx';

const texts = copy.issue;

type IssueSectionProps = { id: number; summary: CertificateSummary };
type Counts = { kind: keyof typeof copy.kinds; issued: number }[];

/** Who has a certificate and who could get one, what is missing, and the button that issues them. */
export function IssueSection({ id, summary }: IssueSectionProps) {
  const toast = useToast();
  const [names, setNames] = useState('');
  const [unannounced, setUnannounced] = useState(false);
  const [asked, setAsked] = useState<{ body: CertificateIssue; counts: Counts }>();
  const [issue] = useIssueCertificatesMutation();
  const hasUnannounced = summary.withheld.some(({ reason }) => reason === 'not_announced');
  const check = useSingleFlight(async () => {
    const body: CertificateIssue = {
      preview: true,
      kinds: ['participant', 'place', 'award', 'coach'],
      helpers: readNames(names),
      unannounced: hasUnannounced && unannounced,
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
      setUnannounced(false);
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
      <MissingNotices id={id} summary={summary} />
      <HelperNames value={names} onChange={setNames} />
      {hasUnannounced && <UnannouncedField checked={unannounced} onChange={setUnannounced} />}
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
              {asked?.counts
                .filter(({ issued }) => issued > 0)
                .map(({ kind, issued }) => (
                  <li key={kind}>{texts.counts(formatNumber(issued), copy.kinds[kind])}</li>
                ))}
            </ul>
            {asked?.body.unannounced && <p>{texts.unannouncedWarning}</p>}
            {texts.names}
          </>
        )}
      </ConfirmDialog>
    </FormSection>
  );
}

type UnannouncedFieldProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Whether to issue what the ceremony has not announced, such as to hand it out on the stage. */
const UnannouncedField = ({ checked, onChange }: UnannouncedFieldProps) => (
  <Box sx={{ mb: 2 }}>
    <FormControlLabel
      label={texts.unannounced}
      control={
        <Checkbox
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          slotProps={{ input: { 'aria-describedby': 'unannounced-hint' } }}
        />
      }
    />
    <FormHelperText id="unannounced-hint">{texts.unannouncedHint}</FormHelperText>
  </Box>
);

const tableStyles = {
  width: '100%',
  maxWidth: 520,
  borderCollapse: 'collapse',
  mb: 2,
  '& th, & td': { py: 0.75, textAlign: 'start', borderBottom: '1px solid', borderColor: 'divider' },
  '& tbody th': { fontWeight: 600 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
} as const;
