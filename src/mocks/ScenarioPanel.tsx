import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Box, Button, IconButton, Paper, Tab, Tabs, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import type { CallLog } from './calls.ts';
import { copy } from './copy.ts';
import type { LaidScenarios } from './layScenarios.ts';
import { ScenarioPanelCalls } from './ScenarioPanelCalls.tsx';
import { ScenarioPanelLaid } from './ScenarioPanelLaid.tsx';
import { ScenarioPanelList } from './ScenarioPanelList.tsx';
import { ScenarioPanelMessages } from './ScenarioPanelMessages.tsx';
import { ScenarioPanelWanted } from './ScenarioPanelWanted.tsx';

const words = copy.panel;

/**
 * Above the product's dialogs; the panel above its toasts too, which lie over the button, because
 * they are what is looked for.
 */
const layers = { button: 1350, panel: 2000 };

/** Opens and closes with Alt+Shift+Q, wherever the focus is. */
function useShortcut(toggle: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyQ') return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [toggle]);
}

type ScenarioPanelProps = { laid: LaidScenarios; log: CallLog };

/**
 * The button in the corner, and the panel that it opens: what lies over the product, what could,
 * and the calls made.
 */
export function ScenarioPanel({ laid, log }: ScenarioPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const count = useSyncExternalStore(laid.subscribe, laid.state).chosen.length;
  const toggle = useRef(() => setOpen((was) => !was)).current;
  useShortcut(toggle);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Box lang="en" sx={{ '@media print': { display: 'none' } }}>
      <Button
        ref={opener}
        variant="contained"
        color="secondary"
        size="small"
        title={`${words.title} (${words.shortcut})`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-keyshortcuts={words.shortcut}
        onClick={toggle}
        sx={{ position: 'fixed', left: 80, bottom: 8, minWidth: 0, zIndex: layers.button }}
      >
        {words.open(count)}
      </Button>
      {isOpen ? (
        <OpenPanel id={id} laid={laid} log={log} onClose={close} />
      ) : (
        <Box
          sx={{
            position: 'fixed',
            left: 8,
            bottom: 48,
            zIndex: layers.button,
            width: 'min(22rem, calc(100vw - 16px))',
          }}
        >
          <ScenarioPanelWanted laid={laid} />
        </Box>
      )}
    </Box>
  );
}

function OpenPanel({
  id,
  laid,
  log,
  onClose,
}: ScenarioPanelProps & { id: string; onClose: () => void }) {
  const [view, setView] = useState<keyof typeof words.views>(
    laid.state().wanted ? 'messages' : 'scenarios',
  );
  return (
    <Paper
      id={id}
      role="dialog"
      aria-label={words.title}
      elevation={12}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{
        position: 'fixed',
        left: 8,
        bottom: 48,
        zIndex: layers.panel,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        width: 'min(30rem, calc(100vw - 16px))',
        height: 'min(42rem, calc(100vh - 64px))',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, pt: 1 }}>
        <Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
          {words.title}
        </Typography>
        <IconButton autoFocus aria-label={words.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, flexShrink: 0 }}>
        <ScenarioPanelWanted laid={laid} />
      </Box>
      <ScenarioPanelLaid laid={laid} />
      <Tabs
        value={view}
        onChange={(_, next: keyof typeof words.views) => setView(next)}
        aria-label={words.title}
        sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {(['scenarios', 'messages', 'calls'] as const).map((name) => (
          <Tab
            key={name}
            value={name}
            label={words.views[name]}
            id={`${id}-${name}`}
            aria-controls={`${id}-view`}
          />
        ))}
      </Tabs>
      <Box
        id={`${id}-view`}
        role="tabpanel"
        aria-labelledby={`${id}-${view}`}
        tabIndex={0}
        sx={{ flexGrow: 1, overflow: 'auto', p: 2 }}
      >
        {view === 'scenarios' && <ScenarioPanelList laid={laid} />}
        {view === 'messages' && <ScenarioPanelMessages laid={laid} />}
        {view === 'calls' && <ScenarioPanelCalls log={log} />}
      </Box>
    </Paper>
  );
}
