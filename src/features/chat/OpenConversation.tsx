import { useId } from 'react';
import { Box, Button, Card, TextField, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import SendIcon from '@mui/icons-material/Send';
import { cutCorner } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { Initials } from './Initials.tsx';

const [conversation] = copy.list;

export function OpenConversation() {
  const id = useId();
  return (
    <Card component="section" aria-label={copy.messages(conversation.name)} sx={pane}>
      <Box className="head">
        <Initials letters={conversation.initials} />
        <Typography variant="h4" component="h2" sx={{ minWidth: 0 }}>
          {conversation.name}
        </Typography>
      </Box>
      <Box component="ol" className="thread">
        <Typography component="li" variant="caption" className="day">
          {copy.day}
        </Typography>
        {copy.thread.map(({ from, author, text, time }) => (
          <li key={time + author} data-from={from}>
            <Typography variant="caption" sx={{ display: 'block', fontWeight: 600, opacity: 0.85 }}>
              {author} · {time}
            </Typography>
            {text}
          </li>
        ))}
      </Box>
      <Box className="field">
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <TextField
            disabled
            fullWidth
            size="small"
            label={copy.field}
            slotProps={{ htmlInput: { 'aria-describedby': id } }}
          />
          <Button disabled variant="contained" endIcon={<SendIcon />} sx={{ flexShrink: 0 }}>
            {copy.send}
          </Button>
        </Box>
        <Typography id={id} variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {copy.disabled}
        </Typography>
      </Box>
    </Card>
  );
}

function pane({ vars: { palette } }: Theme) {
  return {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: { md: 560 },
    '& .head': {
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      px: { xs: 2, md: 3 },
      minHeight: 64,
      color: palette.board.contrastText,
      backgroundColor: palette.board.main,
    },
    '& .thread': {
      listStyle: 'none',
      m: 0,
      p: { xs: 2, md: 3 },
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      gap: 1.5,
      backgroundColor: palette.background.default,
    },
    '& .day': { alignSelf: 'center', color: palette.text.secondary },
    '& [data-from]': {
      ...cutCorner(14),
      maxWidth: 'min(85%, 52ch)',
      px: 2,
      py: 1.25,
      overflowWrap: 'anywhere',
    },
    '& [data-from="them"]': {
      alignSelf: 'flex-start',
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.divider}`,
    },
    '& [data-from="me"]': {
      alignSelf: 'flex-end',
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
    '& .field': { p: { xs: 2, md: 3 }, borderTop: `1px solid ${palette.divider}` },
  } as const;
}
