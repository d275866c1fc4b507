import { useId } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ManagedObjection, ObjectionState } from '../../../openapi/schema.d.ts';
import { StatusChip, type StatusTone } from '../../ui/states/StatusChip.tsx';
import { cutCorner } from '../../ui/styles/styles.ts';
import { type Clock, timeText } from '../schedule/turnText.ts';
import { copy } from './copy.ts';
import { historyText, resultText } from './objectionText.ts';

export type ObjectionItemProps = {
  objection: ManagedObjection;
  clock: Clock;
  /** Where its run is corrected, for those who may. */
  scoresHref?: ((objection: ManagedObjection) => string) | undefined;
  onDecide: (id: number) => void;
};

const tones: Record<ObjectionState, StatusTone> = {
  open: 'attention',
  upheld: 'success',
  rejected: 'neutral',
};

/** An objection with its run as it is now and what happened to that, and its decision. */
export function ObjectionItem({ objection, clock, scoresHref, onDecide }: ObjectionItemProps) {
  const id = useId();
  const { team, club, category, subject, text, author, state, decision } = objection;
  const time = (instant: string) => timeText(Date.parse(instant), clock);
  const name = copy.nameOf(team.name, subject);
  const action = state === 'open' ? copy.decide : copy.change;
  return (
    <Box component="article" aria-labelledby={id} sx={card}>
      <div>
        <StatusChip tone={tones[state]}>{copy.states[state]}</StatusChip>
      </div>
      <Typography id={id} variant="h6" component="h3">
        {name}
      </Typography>
      <p className="detail">
        {category.name} · {club.name}
      </p>
      <blockquote>
        {text}
        <footer>{copy.author(author, time(objection.created_at))}</footer>
      </blockquote>
      <p>
        <b>{copy.now}:</b> {resultText(objection)}
      </p>
      <details>
        <summary>{copy.history}</summary>
        {objection.history.length === 0 && <p>{copy.noHistory}</p>}
        <ol>
          {objection.history.map((entry, index) => (
            <li key={index}>{historyText(entry, time(entry.at))}</li>
          ))}
        </ol>
      </details>
      {decision && (
        <div className="decision">
          <p>{decision.reason}</p>
          <p className="detail">{copy.decidedBy(decision.by, time(decision.at))}</p>
          {state === 'upheld' && <p>{copy.upheldHint}</p>}
        </div>
      )}
      <div className="actions">
        {state === 'upheld' && scoresHref && (
          <Button variant="contained" component={Link} to={scoresHref(objection)}>
            {copy.toScores}
          </Button>
        )}
        <Button
          variant={state === 'open' ? 'contained' : 'outlined'}
          size={state === 'open' ? 'large' : 'medium'}
          aria-label={copy.actionFor(action, name)}
          onClick={() => onDecide(objection.id)}
        >
          {action}
        </Button>
      </div>
    </Box>
  );
}

const card = ({ vars: { palette }, typography }: Theme) =>
  ({
    ...cutCorner(18),
    display: 'grid',
    gap: 1,
    minWidth: 0,
    p: { xs: 1.5, sm: 2 },
    overflowWrap: 'anywhere',
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    '& p': { m: 0 },
    '& .detail, & footer': { ...typography.body2, color: palette.text.secondary },
    '& blockquote': {
      m: 0,
      pl: 1.5,
      borderLeft: `4px solid ${palette.gold.main}`,
      whiteSpace: 'pre-line',
    },
    '& summary': {
      ...typography.body2,
      // With the triangle that says that it opens.
      display: 'list-item',
      py: 1.25,
      color: palette.text.secondary,
      cursor: 'pointer',
    },
    '& ol': { ...typography.body2, m: 0, pl: 2.5 },
    '& .decision': { pl: 1.5, borderLeft: `4px solid ${palette.divider}` },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 },
    '& .actions > *': { minHeight: 44 },
  }) as const;
