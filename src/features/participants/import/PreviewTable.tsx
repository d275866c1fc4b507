import { Box } from '@mui/material';
import { OutcomeChip } from '../../../ui/import/ImportPreview.tsx';
import { createPreviewTable } from '../../../ui/import/previewTable.tsx';
import { copy } from './copy.ts';
import type { ParticipantPreviewRow } from './useParticipantImport.ts';

const words = copy.preview;

function Person({ row: { sent } }: { row: ParticipantPreviewRow }) {
  return (
    <>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{sent.name || '–'}</Box>
      <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
        {[sent.class, sent.email].filter(Boolean).join(' · ')}
      </Box>
    </>
  );
}

function Team({ row: { sent, checked } }: { row: ParticipantPreviewRow }) {
  if (!sent.team && !sent.category) return null;
  const { team } = checked;
  const name = team?.name ?? sent.team;
  const detail = [team?.category ?? sent.category, team && words.teams[team.outcome]];
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>
      <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
        {detail.filter(Boolean).join(' · ')}
      </Box>
    </>
  );
}

function State({ row: { outcome, checked } }: { row: ParticipantPreviewRow }) {
  const { problems, warning } = checked;
  const texts = problems.map(({ column, message }) =>
    words.problem(copy.columns.names[column], message),
  );
  if (warning) texts.push(warning);
  return (
    <>
      <OutcomeChip outcome={outcome} label={words.outcomes[outcome]} />
      {texts.map((text) => (
        <Box key={text} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      ))}
    </>
  );
}

export const PreviewTable = createPreviewTable<ParticipantPreviewRow>(words, [
  { field: 'person', title: words.person, flex: 3, Cell: Person },
  { field: 'team', title: words.team, flex: 2, Cell: Team },
  { field: 'state', title: words.state, flex: 4, Cell: State },
]);
