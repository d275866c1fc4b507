import { useId, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { findTeams } from '../../../lib/findTeams.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { copy } from './copy.ts';
import type { ReadyMatch } from './deskMatches.ts';

const texts = copy.others;
const shownMatches = 6;

type OtherMatchesProps = {
  matches: readonly ReadyMatch[];
  onChoose: (id: number) => void;
};

/** The matches that can be played instead of the one on the screen, found by a team or a number. */
export function OtherMatches({ matches, onChoose }: OtherMatchesProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const fits = ({ match, home, away }: ReadyMatch) =>
    text === '' || String(match.number) === text || findTeams([home, away], text).found.length > 0;
  const found = matches.filter(fits);
  const shown = found.slice(0, shownMatches);
  if (matches.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 0.75 }}>
        {texts.title}
      </Typography>
      {(matches.length > shownMatches || typed !== '') && (
        <SearchField label={texts.search} value={typed} onChange={setTyped} onCommit={() => {}} />
      )}
      <Box sx={listStyles}>
        {shown.map(({ match, title, home, away }) => (
          <Button
            key={match.id}
            variant="outlined"
            onClick={() => {
              setTyped('');
              onChoose(match.id);
            }}
          >
            <small>{title}</small>
            {copy.versus(home.name, away.name)}
          </Button>
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {found.length === 0
          ? texts.none
          : found.length > shown.length && texts.more(formatNumber(found.length - shown.length))}
      </Typography>
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: 1,
  my: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  '& .MuiButton-root': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    minHeight: 48,
    px: 1.5,
    py: 0.75,
    lineHeight: 1.3,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& small': { color: 'text.secondary', fontWeight: 400 },
} as const;
