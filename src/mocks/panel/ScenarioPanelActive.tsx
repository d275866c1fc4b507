import { useSyncExternalStore } from 'react';
import { Alert, Box, Button, Chip, Link, Typography } from '@mui/material';
import type { ScenarioController } from '../scenarios/applyScenarios.ts';
import { copy } from './copy.ts';
import { formatScenario } from '../scenarios/scenarioSelection.ts';

const texts = copy.panel;

/** The active scenarios, what could not be applied, and the link to this state. */
export function ScenarioPanelActive({ controller }: { controller: ScenarioController }) {
  const { active, problems } = useSyncExternalStore(controller.subscribe, controller.getState);
  return (
    <Box
      component="section"
      aria-label={texts.active}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, pb: 1 }}
    >
      {active.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {texts.none}
        </Typography>
      )}
      {active.map((scenario) => (
        <Chip
          key={formatScenario(scenario)}
          size="small"
          label={formatScenario(scenario)}
          aria-label={texts.remove(formatScenario(scenario))}
          onClick={() => controller.remove(scenario)}
          onDelete={() => controller.remove(scenario)}
        />
      ))}
      {problems.map((problem) => (
        <Alert key={problem} severity="error">
          {problem}
        </Alert>
      ))}
      <Link variant="body2" href={controller.currentLink()}>
        {texts.link}
      </Link>
      <Button
        size="small"
        disabled={active.length === 0 && problems.length === 0}
        onClick={controller.clear}
      >
        {texts.clear}
      </Button>
    </Box>
  );
}
