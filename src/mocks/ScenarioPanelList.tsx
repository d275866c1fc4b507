import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { Box, Button, TextField, Typography } from '@mui/material';
import { type ScenarioSelection, parseScenario, formatScenario } from './scenarioSelection.ts';
import { copy } from './copy.ts';
import type { ScenarioController } from './applyScenarios.ts';
import type { ScenarioKind, ScenarioParameter } from './scenario.ts';
import { scenarioNames, getScenario, type ScenarioName } from './scenarios.ts';

const texts = copy.panel;
const kinds = Object.keys(texts.kinds) as ScenarioKind[];

const matches =
  (query: string) =>
  (name: ScenarioName): boolean =>
    `${name} ${getScenario(name).description}`.toLowerCase().includes(query.trim().toLowerCase());

/** All scenarios, searchable by name and description. */
export function ScenarioPanelList({ controller }: { controller: ScenarioController }) {
  const [query, setQuery] = useState('');
  const { active } = useSyncExternalStore(controller.subscribe, controller.getState);
  const found = scenarioNames.filter(matches(query));
  return (
    <>
      <TextField
        fullWidth
        size="small"
        type="search"
        label={texts.find}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ mb: 1 }}
      />
      {found.length === 0 && <Typography>{texts.noneFound}</Typography>}
      {kinds.map((kind) => {
        const namesOfKind = found.filter((name) => getScenario(name).kind === kind);
        return (
          namesOfKind.length > 0 && (
            <section key={kind} aria-label={texts.kinds[kind]}>
              <Typography variant="overline" component="h3">
                {texts.kinds[kind]}
              </Typography>
              <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
                {namesOfKind.map((name) => (
                  <Entry key={name} name={name} active={active} onAdd={controller.add} />
                ))}
              </Box>
            </section>
          )
        );
      })}
    </>
  );
}

type EntryProps = {
  name: ScenarioName;
  active: readonly ScenarioSelection[];
  onAdd: (scenario: ScenarioSelection) => void;
};

function Entry({ name, active, onAdd }: EntryProps) {
  const { description, parameter } = getScenario(name);
  const [value, setValue] = useState('');
  const selection = parseScenario(value === '' ? name : `${name}:${value}`);
  const isActive =
    selection !== undefined &&
    active.some((scenario) => formatScenario(scenario) === formatScenario(selection));
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (selection && !isActive) onAdd(selection);
  };
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h4" variant="subtitle2" sx={{ fontFamily: 'monospace' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {description}
      </Typography>
      <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        {parameter && <Value name={name} parameter={parameter} value={value} onChange={setValue} />}
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
    </Box>
  );
}

type ValueProps = {
  name: ScenarioName;
  parameter: ScenarioParameter;
  value: string;
  onChange: (value: string) => void;
};

function Value({ name, parameter: { hint, choices, isRequired }, value, onChange }: ValueProps) {
  return (
    <TextField
      size="small"
      select={choices !== undefined}
      value={value}
      placeholder={hint}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': texts.parameter(name, hint) },
        select: { native: true },
      }}
      sx={{ flexGrow: 1 }}
    >
      {choices && <option value="">{isRequired ? hint : texts.all}</option>}
      {choices?.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </TextField>
  );
}
