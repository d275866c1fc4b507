import { useState, useSyncExternalStore } from 'react';
import { Alert, Box, Button, Chip, TextField, Typography } from '@mui/material';
import { writeScenario } from './chosen.ts';
import { copy } from './copy.ts';
import type { LaidScenarios } from './layScenarios.ts';

const words = copy.panel;

/**
 * Copies the link; where the browser has no clipboard for the page, the link is shown to be copied
 * by hand.
 */
function useLink(laid: LaidScenarios) {
  const [shown, setShown] = useState<{ link?: string; said?: string }>({});
  const copyLink = async () => {
    const link = laid.link();
    try {
      await navigator.clipboard.writeText(link);
      setShown({ said: words.linkCopied });
    } catch {
      setShown({ link });
    }
  };
  return { ...shown, copyLink, forget: () => setShown({}) };
}

/**
 * What lies over the product at the moment, each to be taken away, and the link that brings it all
 * back.
 */
export function ScenarioPanelLaid({ laid }: { laid: LaidScenarios }) {
  const { chosen, problems, needsReload } = useSyncExternalStore(laid.subscribe, laid.state);
  const { link, said, copyLink, forget } = useLink(laid);
  const change = (how: () => void) => () => {
    forget();
    how();
  };
  return (
    <Box component="section" aria-label={words.laid} sx={{ px: 2, pb: 1 }}>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          p: 0,
          m: 0,
          mb: 1,
          listStyle: 'none',
          maxHeight: '7rem',
          overflow: 'auto',
        }}
      >
        {chosen.length === 0 && (
          <Typography component="li" variant="body2" color="textSecondary">
            {words.none}
          </Typography>
        )}
        {chosen.map((one) => {
          const text = writeScenario(one);
          return (
            <li key={text}>
              <Chip
                size="small"
                label={text}
                aria-label={words.remove(text)}
                onClick={change(() => laid.remove(one))}
                onDelete={change(() => laid.remove(one))}
              />
            </li>
          );
        })}
      </Box>
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      ))}
      {needsReload && (
        <Alert
          severity="info"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={laid.reload}>
              {words.reload}
            </Button>
          }
        >
          {words.needsReload}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={() => void copyLink()}>
          {words.copyLink}
        </Button>
        <Button
          size="small"
          disabled={chosen.length === 0 && problems.length === 0}
          onClick={change(laid.clear)}
        >
          {words.clear}
        </Button>
        <Typography role="status" variant="body2">
          {said}
        </Typography>
      </Box>
      {link !== undefined && (
        <TextField
          fullWidth
          autoFocus
          size="small"
          label={words.link}
          value={link}
          sx={{ mt: 1 }}
          slotProps={{
            htmlInput: {
              readOnly: true,
              onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.target.select(),
            },
          }}
        />
      )}
    </Box>
  );
}
