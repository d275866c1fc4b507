import { useEffect, useRef, useState } from 'react';
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ReadinessTournament } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { builderSearch } from '../../paths.ts';
import { copy } from './copy.ts';
import type { ReadinessLine } from './readinessLines.ts';
import type { Outcome } from './useRegistrations.ts';

const words = copy.choice;

type TeamChoiceProps = {
  tournament: ReadinessTournament;
  /** The teams that can be registered there. */
  lines: readonly ReadinessLine[];
  outcomes: ReadonlyMap<string, Outcome>;
  isBusy: boolean;
  /** It was opened by a press: what is pressed next is in view. */
  comesIntoView: boolean;
  onRegister: (lines: readonly ReadinessLine[]) => void;
};

/** The teams that can be registered in a tournament, all ticked at first, and the button that registers them. */
export function TeamChoice({
  tournament,
  lines,
  outcomes,
  isBusy,
  comesIntoView,
  onRegister,
}: TeamChoiceProps) {
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const chosen = lines.filter(({ key }) => !unticked.has(key));
  const toggle = (key: string) =>
    setUnticked((current) =>
      current.has(key)
        ? new Set([...current].filter((other) => other !== key))
        : new Set([...current, key]),
    );
  const toggleAll = () =>
    setUnticked(new Set(chosen.length < lines.length ? [] : lines.map(({ key }) => key)));
  const shared = chosen.filter(({ sharedWith }) => sharedWith.length > 0).length;
  const isNone = chosen.length === 0;
  const submit = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (comesIntoView) submit.current?.scrollIntoView({ block: 'nearest' });
  }, [comesIntoView]);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isNone) onRegister(chosen);
      }}
    >
      {lines.length > 1 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={chosen.length === lines.length}
              indeterminate={!isNone && chosen.length < lines.length}
              disabled={isBusy}
              onChange={toggleAll}
            />
          }
          label={words.all}
          sx={{ mt: 1, '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
        />
      )}
      <ul aria-label={words.teams(tournament.title)}>
        {lines.map((line) => (
          <Choice
            key={line.key}
            line={line}
            isTicked={!unticked.has(line.key)}
            isDisabled={isBusy}
            outcome={outcomes.get(line.key)}
            onToggle={() => toggle(line.key)}
          />
        ))}
      </ul>
      {shared > 0 && <p>{words.shared(formatNumber(shared), formatNumber(chosen.length))}</p>}
      <Box ref={submit} sx={submitBar}>
        <Button
          type="submit"
          variant="contained"
          color="gold"
          disabled={isNone}
          aria-disabled={isBusy}
          sx={{ minHeight: 44, flex: { xs: '1 1 100%', sm: 'none' } }}
        >
          {words.submit(formatNumber(chosen.length), tournament.title)}
        </Button>
        {isNone && <small>{words.none}</small>}
      </Box>
    </Box>
  );
}

/** In view with the first of many teams. */
const submitBar = {
  position: 'sticky',
  bottom: 0,
  py: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  backgroundColor: 'background.paper',
} as const;

type ChoiceProps = {
  line: ReadinessLine;
  isTicked: boolean;
  isDisabled: boolean;
  outcome: Outcome | undefined;
  onToggle: () => void;
};

function Choice({ line, isTicked, isDisabled, outcome, onToggle }: ChoiceProps) {
  const { team, sharedWith } = line;
  return (
    <li>
      <FormControlLabel
        control={<Checkbox checked={isTicked} disabled={isDisabled} onChange={onToggle} />}
        label={
          <>
            <strong>{team.name}</strong>
            <small>{copy.members(team.category.name, formatNumber(team.member_count))}</small>
          </>
        }
      />
      <div className="more">
        {!team.has_leader && <Link to={builderSearch(team.name)}>{copy.leaderless}</Link>}
        {sharedWith.length > 0 && (
          <small>{copy.shared(new Intl.ListFormat('id').format(sharedWith))}</small>
        )}
        {outcome?.kind === 'busy' && <small>{words.registering}</small>}
        {outcome?.kind === 'failed' && <small className="failed">{outcome.text}</small>}
      </div>
    </li>
  );
}
