import { useSyncExternalStore } from 'react';
import { Alert, Button } from '@mui/material';
import { copy } from './copy.ts';
import type { ScenarioController } from './applyScenarios.ts';
import { getMessage } from './messages/catalogue.ts';
import { describeSteps } from './messages/describeSteps.ts';
import { messageTitle } from './ScenarioPanelMessages.tsx';

const texts = copy.messages;

/** The message that the tester wants to reproduce, with the remaining steps. */
export function ScenarioPanelTarget({ controller }: { controller: ScenarioController }) {
  const { targetMessage } = useSyncExternalStore(controller.subscribe, controller.getState);
  if (!targetMessage) return null;
  const message = getMessage(targetMessage);
  return (
    <Alert
      severity="info"
      icon={false}
      elevation={6}
      sx={{ mb: 1, py: 0, border: 1, borderColor: 'divider' }}
      action={
        <Button color="inherit" size="small" onClick={() => controller.setTargetMessage(undefined)}>
          {texts.found}
        </Button>
      }
    >
      {texts.target}: <b>{messageTitle(message)}</b>
      <br />
      {describeSteps(message) || texts.opening}
    </Alert>
  );
}
