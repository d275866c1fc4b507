import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { Box, Button, TextField, Typography } from '@mui/material';
import type { ScenarioController } from '../scenarios/applyScenarios.ts';
import { copy } from './copy.ts';
import type { ScenarioKind } from '../scenarios/scenario.ts';
import { ScenarioPanelSearch } from './ScenarioPanelSearch.tsx';
import { formatScenario, parseScenario } from '../scenarios/scenarioSelection.ts';
import { getScenario, type ScenarioName, scenarioNames } from '../scenarios/scenarios.ts';

const texts = copy.panel;

const groups = Object.entries(texts.kinds).map(([kind, title]) => ({
  title,
  entries: scenarioNames.filter((name) => getScenario(name).kind === (kind as ScenarioKind)),
}));

/** All scenarios, searchable by name and description. */
export const ScenarioPanelList = ({ controller }: { controller: ScenarioController }) => (
  <ScenarioPanelSearch
    label={texts.find}
    noneFound={texts.noneFound}
    groups={groups}
    textOf={(name) => `${name} ${getScenario(name).description}`}
    keyOf={(name) => name}
  >
    {(name) => <Entry name={name} controller={controller} />}
  </ScenarioPanelSearch>
);

function Entry({ name, controller }: { name: ScenarioName; controller: ScenarioController }) {
  const { active } = useSyncExternalStore(controller.subscribe, controller.getState);
  const { description, parameter } = getScenario(name);
  const [value, setValue] = useState('');
  const selection = parseScenario(value === '' ? name : `${name}:${value}`);
  const isActive =
    selection !== undefined && active.map(formatScenario).includes(formatScenario(selection));
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (selection && !isActive) controller.add(selection);
  };
  return (
    <>
      <Typography component="h4" variant="subtitle2" sx={{ fontFamily: 'monospace' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {description}
      </Typography>
      <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        {parameter && (
          <TextField
            size="small"
            select={parameter.choices !== undefined}
            value={value}
            placeholder={parameter.hint}
            onChange={(event) => setValue(event.target.value)}
            slotProps={{
              htmlInput: { 'aria-label': texts.parameter(name, parameter.hint) },
              select: { native: true },
            }}
            sx={{ flexGrow: 1 }}
          >
            {parameter.choices && (
              <option value="">{parameter.isOptional ? texts.all : parameter.hint}</option>
            )}
            {parameter.choices?.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </TextField>
        )}
        <Button
          type="submit"
          size="small"
          variant="outlined"
          aria-label={texts.add(name)}
          disabled={!selection || isActive}
        >
          {texts.addShort}
        </Button>
      </Box>
    </>
  );
}
