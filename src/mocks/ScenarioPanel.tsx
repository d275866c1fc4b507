import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Box, Button, IconButton, Paper, Tab, Tabs, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import WestIcon from '@mui/icons-material/West';
import EastIcon from '@mui/icons-material/East';
import { usePersistedChoice } from '../ui/grid/usePersistedChoice.ts';
import type { RequestLog } from './requestLog.ts';
import { copy } from './copy.ts';
import type { ScenarioController } from './applyScenarios.ts';
import { ScenarioPanelRequests } from './ScenarioPanelRequests.tsx';
import { ScenarioPanelActive } from './ScenarioPanelActive.tsx';
import { ScenarioPanelList } from './ScenarioPanelList.tsx';
import { ScenarioPanelMessages } from './ScenarioPanelMessages.tsx';
import { ScenarioPanelProblems } from './ScenarioPanelProblems.tsx';
import { ScenarioPanelTarget } from './ScenarioPanelTarget.tsx';

const texts = copy.panel;

/**
 * z-index: both are above the product's dialogs. The toasts, which testers look for, may cover the
 * button but not the panel.
 */
const zIndexes = { button: 1350, panel: 2000 };

const sides = ['left', 'right'] as const;

/** Toggles with Alt+Shift+Q, wherever the focus is. */
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

type ScenarioPanelProps = { controller: ScenarioController; log: RequestLog };

export function ScenarioPanel({ controller, log }: ScenarioPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const count = useSyncExternalStore(controller.subscribe, controller.getState).active.length;
  const toggle = useRef(() => setIsOpen((wasOpen) => !wasOpen)).current;
  useShortcut(toggle);
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
        aria-controls={isOpen ? id : undefined}
        aria-keyshortcuts={texts.shortcut}
        onClick={toggle}
        sx={{ position: 'fixed', left: 80, bottom: 8, minWidth: 0, zIndex: zIndexes.button }}
      >
        {texts.open(count)}
      </Button>
      {isOpen ? (
        <OpenPanel id={id} controller={controller} log={log} onClose={close} />
      ) : (
        <Box
          sx={{
            position: 'fixed',
            left: 8,
            bottom: 48,
            zIndex: zIndexes.button,
            width: 'min(22rem, calc(100vw - 16px))',
          }}
        >
          <ScenarioPanelProblems controller={controller} />
          <ScenarioPanelTarget controller={controller} />
        </Box>
      )}
    </Box>
  );
}

function OpenPanel({
  id,
  controller,
  log,
  onClose,
}: ScenarioPanelProps & { id: string; onClose: () => void }) {
  const [view, setView] = useState<keyof typeof texts.views>(
    controller.getState().targetMessage ? 'messages' : 'scenarios',
  );
  const [side, setSide] = usePersistedChoice('qa/side', sides, 'left');
  const otherSide = side === 'left' ? 'right' : 'left';
  return (
    <Paper
      id={id}
      role="dialog"
      aria-label={texts.title}
      elevation={12}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{
        position: 'fixed',
        [side]: 8,
        bottom: 48,
        zIndex: zIndexes.panel,
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
          {texts.title}
        </Typography>
        <IconButton
          aria-label={texts.moveTo[otherSide]}
          title={texts.moveTo[otherSide]}
          onClick={() => setSide(otherSide)}
        >
          {side === 'left' ? <EastIcon /> : <WestIcon />}
        </IconButton>
        <IconButton autoFocus aria-label={texts.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, flexShrink: 0 }}>
        <ScenarioPanelTarget controller={controller} />
      </Box>
      <ScenarioPanelActive controller={controller} />
      <Tabs
        value={view}
        onChange={(_, next: keyof typeof texts.views) => setView(next)}
        aria-label={texts.title}
        sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {(['scenarios', 'messages', 'requests'] as const).map((name) => (
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
        sx={{ flexGrow: 1, overflow: 'auto', p: 2 }}
      >
        {view === 'scenarios' && <ScenarioPanelList controller={controller} />}
        {view === 'messages' && <ScenarioPanelMessages controller={controller} />}
        {view === 'requests' && <ScenarioPanelRequests log={log} />}
      </Box>
    </Paper>
  );
}
