import { useId } from 'react';
import { Box, Card, Chip, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { ellipsis, visuallyHidden } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { Initials } from './Initials.tsx';

/** The first conversation is shown as open; the list is not interactive. */
export function ConversationList() {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2,
          minHeight: 64,
        }}
      >
        <Typography id={id} variant="h4" component="h2">
          {copy.conversations}
        </Typography>
        <Chip label={copy.example} size="small" color="gold" />
      </Box>
      <Box component="ul" sx={list}>
        {copy.list.map(({ id: key, name, initials, last, time, unread }, index) => (
          <Box component="li" key={key} data-open={index === 0}>
            <Initials letters={initials} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="h6" component="p" sx={ellipsis}>
                {name}
                {index === 0 && (
                  <Box component="span" sx={visuallyHidden}>
                    {' '}
                    ({copy.open})
                  </Box>
                )}
              </Typography>
              <Typography variant="body2" sx={{ ...ellipsis, color: 'text.secondary' }}>
                {last}
              </Typography>
            </Box>
            <Box
              sx={{
                textAlign: 'right',
                flexShrink: 0,
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'flex-end',
                gap: 0.5,
              }}
            >
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {time}
              </Typography>
              {unread > 0 && (
                <span className="unread">
                  <span aria-hidden>{unread}</span>
                  <Box component="span" sx={visuallyHidden}>
                    {copy.unread(unread)}
                  </Box>
                </span>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function list({ vars: { palette }, typography }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      pl: '12px',
      pr: 2,
      py: 1.5,
      borderTop: `1px solid ${palette.divider}`,
      borderLeft: '4px solid transparent',
    },
    '& li[data-open="true"]': {
      borderLeftColor: palette.secondary.main,
      backgroundColor: `rgb(${palette.primary.mainChannel} / 9%)`,
    },
    '& .unread': {
      ...typography.caption,
      fontWeight: 700,
      minWidth: 22,
      height: 22,
      px: 0.75,
      borderRadius: 11,
      display: 'grid',
      placeItems: 'center',
      position: 'relative',
      color: palette.secondary.contrastText,
      backgroundColor: palette.secondary.main,
    },
  } as const;
}
