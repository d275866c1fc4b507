import { useEffect, useId, useRef } from 'react';
import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import type { AdvanceChange } from '../../../../openapi/schema.d.ts';
import { namesOfRounds } from '../../../api/errors.ts';
import { copy as pageCopy } from '../copy.ts';
import { positionName, runText, valuesOf } from '../runs.ts';

const copy = pageCopy.correction.advance;
const list = new Intl.ListFormat('id');

/** What becomes of rounds that were opened before a correction. */
export type AdvanceDecision = 'keep' | 'replace';

type AdvanceChoiceProps = {
  changes: readonly AdvanceChange[];
  chosen: AdvanceDecision | undefined;
  /** Nothing was chosen when it was to be saved. */
  isMissing: boolean;
  onChoose: (decision: AdvanceDecision) => void;
};

/** Asks what becomes of rounds to which other teams advance by a correction. It takes the focus. */
export function AdvanceChoice({ changes, chosen, isMissing, onChoose }: AdvanceChoiceProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [change] = changes;
  const problem = change?.replace_problem;
  return (
    <FormControl error={isMissing} sx={{ mt: 1 }}>
      <FormLabel id={`${id}-label`}>{copy.label(namesOfRounds(changes))}</FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-error`}
        value={chosen ?? ''}
        onChange={(_, value) => onChoose(value === 'replace' ? 'replace' : 'keep')}
      >
        <FormControlLabel
          value="keep"
          label={copy.keep(namesOfRounds(changes))}
          control={<Radio slotProps={{ input: { ref: first } }} />}
        />
        {change && (
          <>
            <FormControlLabel
              value="replace"
              disabled={problem !== null}
              label={copy.replace(change.round, list.format(change.in.map(({ name }) => name)))}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-replacement` } }} />}
            />
            <Typography
              id={`${id}-replacement`}
              variant="body2"
              sx={{ pl: 4, color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {problem ?? describeDeleted(change)}
            </Typography>
          </>
        )}
      </RadioGroup>
      <FormHelperText id={`${id}-error`} role="alert" sx={{ ml: 0 }}>
        {isMissing && copy.missing}
      </FormHelperText>
    </FormControl>
  );
}

/** Returns which runs are deleted if the teams are replaced. */
function describeDeleted({ round, runs }: AdvanceChange): string {
  if (runs.length === 0) return copy.nothingDeleted;
  const texts = runs.map((run) => {
    const position = positionName([], { roundId: run.round_id, number: run.number });
    return [run.team.name, position, runText(valuesOf(run))].filter(Boolean).join(', ');
  });
  return copy.deleted(round, texts.join('; '));
}
