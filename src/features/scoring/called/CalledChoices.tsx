import { type ReactNode, useId } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { copy } from '../copy.ts';

type CalledChoice = { id: number; arena: string; name: ReactNode; detail: string };

type CalledChoicesProps = {
  choices: readonly CalledChoice[];
  onChoose: (id: number) => void;
};

/** Large buttons of who is called to an arena, so that nobody is searched for; nothing if nobody is. */
export function CalledChoices({ choices, onChoose }: CalledChoicesProps) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ gridColumn: '1 / -1', mb: 2.5 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 0.75 }}>
        {copy.called.title}
      </Typography>
      <Box sx={listStyles}>
        {choices.map(({ id: choice, arena, name, detail }) => (
          <Button key={choice} variant="outlined" onClick={() => onChoose(choice)}>
            <small>{copy.called.arena(arena)}</small>{' '}
            <span>
              {name}
              {copy.called.detail(detail)}
            </span>
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  '& .MuiButton-root': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    minHeight: 56,
    px: 1.5,
    py: 0.75,
    borderWidth: 2,
    borderColor: 'primary.main',
    lineHeight: 1.3,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& small': { color: 'text.secondary', fontWeight: 400 },
} as const;
