import { useState, useSyncExternalStore } from 'react';
import { Alert, Box, Button, Chip, TextField, Typography } from '@mui/material';
import { formatScenario } from './scenarioSelection.ts';
import { copy } from './copy.ts';
import type { ScenarioController } from './applyScenarios.ts';

const texts = copy.panel;

/** Copies the link; without clipboard access, returns the link to be copied by hand. */
function useCopyLink(controller: ScenarioController) {
  const [result, setResult] = useState<{ link?: string; status?: string }>({});
  const copyLink = async () => {
    const link = controller.currentLink();
    try {
      await navigator.clipboard.writeText(link);
      setResult({ status: texts.linkCopied });
    } catch {
      setResult({ link });
    }
  };
  return { ...result, copyLink, reset: () => setResult({}) };
}

export function ScenarioPanelActive({ controller }: { controller: ScenarioController }) {
  const { active, problems, needsReload } = useSyncExternalStore(
    controller.subscribe,
    controller.getState,
  );
  const { link, status, copyLink, reset } = useCopyLink(controller);
  const withReset = (action: () => void) => () => {
    reset();
    action();
  };
  return (
    <Box component="section" aria-label={texts.active} sx={{ px: 2, pb: 1 }}>
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
        {active.length === 0 && (
          <Typography component="li" variant="body2" color="textSecondary">
            {texts.none}
          </Typography>
        )}
        {active.map((scenario) => {
          const text = formatScenario(scenario);
          return (
            <li key={text}>
              <Chip
                size="small"
                label={text}
                aria-label={texts.remove(text)}
                onClick={withReset(() => controller.remove(scenario))}
                onDelete={withReset(() => controller.remove(scenario))}
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
            <Button color="inherit" size="small" onClick={controller.reload}>
              {texts.reload}
            </Button>
          }
        >
          {texts.needsReload}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={() => void copyLink()}>
          {texts.copyLink}
        </Button>
        <Button
          size="small"
          disabled={active.length === 0 && problems.length === 0}
          onClick={withReset(controller.clear)}
        >
          {texts.clear}
        </Button>
        <Typography role="status" variant="body2">
          {status}
        </Typography>
      </Box>
      {link !== undefined && (
        <TextField
          fullWidth
          autoFocus
          size="small"
          label={texts.link}
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
