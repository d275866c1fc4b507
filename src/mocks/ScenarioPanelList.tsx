import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { Box, Button, TextField, Typography } from '@mui/material';
import { type Chosen, readScenario, writeScenario } from './chosen.ts';
import { copy } from './copy.ts';
import type { LaidScenarios } from './layScenarios.ts';
import type { Kind, Parameter } from './scenario.ts';
import { scenarioNames, scenarioOf, type ScenarioName } from './scenarios.ts';

const words = copy.panel;
const kinds = Object.keys(words.kinds) as Kind[];

const matches =
  (query: string) =>
  (name: ScenarioName): boolean =>
    `${name} ${scenarioOf(name).sentence}`.toLowerCase().includes(query.trim().toLowerCase());

/** Every scenario with its sentence, to be found by a word of either and laid over the product. */
export function ScenarioPanelList({ laid }: { laid: LaidScenarios }) {
  const [query, setQuery] = useState('');
  const { chosen } = useSyncExternalStore(laid.subscribe, laid.state);
  const found = scenarioNames.filter(matches(query));
  return (
    <>
      <TextField
        fullWidth
        size="small"
        type="search"
        label={words.find}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ mb: 1 }}
      />
      {found.length === 0 && <Typography>{words.noneFound}</Typography>}
      {kinds.map((kind) => {
        const ofKind = found.filter((name) => scenarioOf(name).kind === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind} aria-label={words.kinds[kind]}>
              <Typography variant="overline" component="h3">
                {words.kinds[kind]}
              </Typography>
              <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
                {ofKind.map((name) => (
                  <Entry key={name} name={name} chosen={chosen} onAdd={laid.add} />
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
  chosen: readonly Chosen[];
  onAdd: (chosen: Chosen) => void;
};

function Entry({ name, chosen, onAdd }: EntryProps) {
  const { sentence, parameter } = scenarioOf(name);
  const [value, setValue] = useState('');
  const wanted = readScenario(value === '' ? name : `${name}:${value}`);
  const isLaid =
    wanted !== undefined && chosen.some((one) => writeScenario(one) === writeScenario(wanted));
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (wanted && !isLaid) onAdd(wanted);
  };
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h4" variant="subtitle2" sx={{ fontFamily: 'monospace' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {sentence}
      </Typography>
      <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        {parameter && <Value name={name} parameter={parameter} value={value} onChange={setValue} />}
        <Button
          type="submit"
          size="small"
          variant="outlined"
          aria-label={words.add(name)}
          disabled={!wanted || isLaid}
        >
          {words.addShort}
        </Button>
      </Box>
    </Box>
  );
}

type ValueProps = {
  name: ScenarioName;
  parameter: Parameter;
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
        htmlInput: { 'aria-label': words.parameter(name, hint) },
        select: { native: true },
      }}
      sx={{ flexGrow: 1 }}
    >
      {choices && <option value="">{isRequired ? hint : words.all}</option>}
      {choices?.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </TextField>
  );
}
