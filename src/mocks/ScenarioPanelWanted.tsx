import { useSyncExternalStore } from 'react';
import { Alert, Button } from '@mui/material';
import { copy } from './copy.ts';
import type { LaidScenarios } from './layScenarios.ts';
import { messageOf } from './messages/catalogue.ts';
import { titleOf } from './ScenarioPanelMessages.tsx';

const words = copy.messages;

/** The message that somebody has set out to see, with what is left to do for it. */
export function ScenarioPanelWanted({ laid }: { laid: LaidScenarios }) {
  const { wanted } = useSyncExternalStore(laid.subscribe, laid.state);
  if (!wanted) return null;
  const message = messageOf(wanted);
  return (
    <Alert
      severity="info"
      icon={false}
      elevation={6}
      sx={{ mb: 1, py: 0, border: 1, borderColor: 'divider' }}
      action={
        <Button color="inherit" size="small" onClick={() => laid.want(undefined)}>
          {words.found}
        </Button>
      }
    >
      {words.wanted}: <b>{titleOf(message)}</b>
      <br />
      {message.way.steps ?? words.opening}
    </Alert>
  );
}
