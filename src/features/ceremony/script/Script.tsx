import { Box, Button, Container, GlobalStyles, Typography } from '@mui/material';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import type { CeremonyStep, ManagedCeremony } from '../../../../openapi/schema.d.ts';
import { organiserPaths } from '../../../paths.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { paperStyles } from '../../../ui/print/paperStyles.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { printStyle } from '../../../ui/styles/printStyle.ts';
import { LoadedList, type LoadedQuery } from '../../requests/LoadedList.tsx';
import { copy, headingText } from '../copy.ts';
import { toSpokenName } from './spokenName.ts';

const texts = copy.script;

type ScriptProps = { id: number; ceremony: LoadedQuery<{ data: ManagedCeremony }> };

/** What the speaker reads out, on paper: in order, with the names of schools in full and space for notes. */
export const Script = ({ id, ceremony }: ScriptProps) => (
  <>
    <GlobalStyles styles={printStyle} />
    <WorkHeader
      title={texts.title}
      detail={ceremony.currentData?.data.title}
      fallback={organiserPaths.ceremony.href({ id })}
      action={
        <Button
          variant="contained"
          color="gold"
          startIcon={<PrintIcon />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      }
    />
    <Container sx={{ pt: { xs: 2, md: 3 } }}>
      <Typography
        variant="body2"
        className="no-print"
        sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}
      >
        {texts.hint}
      </Typography>
      <LoadedList query={ceremony} loading={copy.loading} failed={copy.failed}>
        {({ data }) => <Paper ceremony={data} />}
      </LoadedList>
    </Container>
  </>
);

const list = new Intl.ListFormat('id');

function Paper({ ceremony }: { ceremony: ManagedCeremony }) {
  const { title, categories, items, revealed, ahead } = ceremony;
  const steps = [...revealed, ...ahead];
  if (steps.length === 0) return <EmptyState message={texts.empty} />;
  const missing = categories.filter(
    ({ id, official }) => !official && items.some((item) => item.category_id === id),
  );
  return (
    <Box data-color-scheme="light" sx={sheetStyles}>
      <Box sx={scriptStyles}>
        <h2>{texts.title}</h2>
        <p>{title}</p>
        {missing.length > 0 && (
          <p className="missing">{texts.missing(list.format(missing.map(({ name }) => name)))}</p>
        )}
        <Notes label={texts.opening} />
        <ol>
          {steps.map((step, index) => (
            <li key={headingText(step)} data-done={index < revealed.length || undefined}>
              <h3>
                {headingText(step)}
                {index < revealed.length && <small> ({texts.done})</small>}
              </h3>
              {step.winners.length > 1 && <small>{texts.shared(step.winners.length)}</small>}
              <Winners step={step} />
              <Notes label={texts.notes} />
            </li>
          ))}
        </ol>
        <Notes label={texts.closing} />
      </Box>
    </Box>
  );
}

const Winners = ({ step }: { step: CeremonyStep }) => (
  <ul>
    {step.winners.map(({ name, team_id: id, club }) => {
      // A name that was typed is often that of a school.
      const written = club ?? (id === null ? name : undefined);
      const spoken = written === undefined ? undefined : toSpokenName(written);
      return (
        <li key={`${id}-${name}`}>
          <b>{name}</b>
          {club !== null && <span>{club}</span>}
          {spoken !== undefined && spoken !== written && (
            <span>
              <small>{texts.read}</small> <i>{spoken}</i>
            </span>
          )}
        </li>
      );
    })}
  </ul>
);

const Notes = ({ label }: { label: string }) => (
  <div className="notes">
    <small>{label}</small>
  </div>
);

/** Text alone fits a phone as large as on paper. */
const sheetStyles = { ...paperStyles, zoom: 1, p: { xs: '5mm', sm: '12mm' } } as const;

const scriptStyles = {
  fontSize: 18,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '& h2, & h3, & p': { m: 0 },
  '& h2': { fontSize: 28 },
  '& h3': { fontSize: 22 },
  '& small': { fontSize: 13, fontWeight: 400 },
  '& .missing': { mt: '3mm', p: '2mm 3mm', border: '1px solid #888', fontSize: 14 },
  '& ol, & ul': { listStyle: 'none', m: 0, p: 0 },
  '& ol > li': { mt: '5mm', pt: '3mm', borderTop: '2px solid #000', breakInside: 'avoid' },
  '& ul > li': { mt: '2mm' },
  '& b': { display: 'block', fontSize: 26, lineHeight: 1.2 },
  '& span': { display: 'block' },
  '& .notes': { mt: '3mm', minHeight: '14mm', borderBottom: '1px dotted #888' },
} as const;
