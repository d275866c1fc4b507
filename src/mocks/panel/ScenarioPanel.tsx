import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Box, Button, IconButton, Paper, Tab, Tabs, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import type { ScenarioController } from '../scenarios/applyScenarios.ts';
import { copy } from './copy.ts';
import { ScenarioPanelActive } from './ScenarioPanelActive.tsx';
import { ScenarioPanelList } from './ScenarioPanelList.tsx';
import { ScenarioPanelMessages } from './ScenarioPanelMessages.tsx';

const texts = copy.panel;

/**
 * z-index: both are above the product's dialogs. The toasts, which testers look for, may cover the
 * button but not the panel.
 */
const zIndexes = { button: 1350, panel: 2000 };
const views = ['scenarios', 'messages'] as const;

type ScenarioPanelProps = { controller: ScenarioController };

/** A button in the corner, and the panel that it opens; Alt+Shift+Q does so wherever the focus is. */
export function ScenarioPanel({ controller }: ScenarioPanelProps) {
  const { active, problems } = useSyncExternalStore(controller.subscribe, controller.getState);
  // A tester sees at once what could not be applied.
  const [isOpen, setIsOpen] = useState(problems.length > 0);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyQ') return;
      event.preventDefault();
      setIsOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  const close = () => {
    setIsOpen(false);
    buttonRef.current?.focus();
  };
  return (
    <Box lang="en" sx={{ '@media print': { display: 'none' } }}>
      <Button
        ref={buttonRef}
        variant="contained"
        color="secondary"
        size="small"
        title={`${texts.title} (${texts.shortcut})`}
        aria-expanded={isOpen}
        aria-keyshortcuts={texts.shortcut}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ position: 'fixed', left: 80, bottom: 8, minWidth: 0, zIndex: zIndexes.button }}
      >
        {texts.open(active.length)}
      </Button>
      {isOpen && <OpenPanel controller={controller} onClose={close} />}
    </Box>
  );
}

function OpenPanel({ controller, onClose }: ScenarioPanelProps & { onClose: () => void }) {
  const id = useId();
  const [view, setView] = useState<(typeof views)[number]>('scenarios');
  return (
    <Paper
      role="dialog"
      aria-label={texts.title}
      elevation={12}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{
        position: 'fixed',
        left: 8,
        bottom: 48,
        zIndex: zIndexes.panel,
        display: 'flex',
        flexDirection: 'column',
        width: 'min(30rem, calc(100vw - 16px))',
        height: 'min(42rem, calc(100vh - 64px))',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, pt: 1 }}>
        <Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
          {texts.title}
        </Typography>
        <IconButton autoFocus aria-label={texts.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <ScenarioPanelActive controller={controller} />
      <Tabs
        value={view}
        onChange={(_, next: typeof view) => setView(next)}
        aria-label={texts.title}
        sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {views.map((name) => (
          <Tab
            key={name}
            value={name}
            label={texts.views[name]}
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
        sx={{ flexGrow: 1, overflow: 'auto', p: 2, '& ul': { p: 0, m: 0, listStyle: 'none' } }}
      >
        {view === 'scenarios' && <ScenarioPanelList controller={controller} />}
        {view === 'messages' && <ScenarioPanelMessages />}
      </Box>
    </Paper>
  );
}
