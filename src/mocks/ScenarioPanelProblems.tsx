import { useSyncExternalStore } from 'react';
import { Alert } from '@mui/material';
import { copy } from './copy.ts';
import type { ScenarioController } from './applyScenarios.ts';

/** What could not be applied, for a tester who has not opened the panel. */
export function ScenarioPanelProblems({ controller }: { controller: ScenarioController }) {
  const { problems } = useSyncExternalStore(controller.subscribe, controller.getState);
  if (problems.length === 0) return null;
  return (
    <Alert
      severity="error"
      elevation={6}
      closeText={copy.panel.dismiss}
      onClose={controller.dismissProblems}
      sx={{ mb: 1, border: 1, borderColor: 'error.main', overflowWrap: 'anywhere' }}
    >
      {problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    </Alert>
  );
}
