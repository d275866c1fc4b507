import { useId, useState } from 'react';
import { Box, Button, Checkbox, Menu, MenuItem, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Link } from 'react-router-dom';
import type { ManagedResultsState } from '../../../openapi/schema.d.ts';
import { formatLocalTime } from '../../lib/dates/formatLocalTime.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { organiserPaths } from '../../paths.ts';
import { StatusChip, type StatusTone } from '../../ui/states/StatusChip.tsx';
import { cutCorner } from '../../ui/styles/styles.ts';
import type { Clock } from '../schedule/turnText.ts';
import { type Action, copy } from './copy.ts';
import { hiddenText, stateText, stepsOf } from './steps.ts';

type StateCardProps = {
  tournamentId: number;
  state: ManagedResultsState;
  clock: Clock;
  /** Of a category whose board can be frozen together with others. */
  selection: { isSelected: boolean; onToggle: () => void } | undefined;
  onAct: (action: Action) => void;
};

const tones: Record<ManagedResultsState['state'], StatusTone> = {
  live: 'neutral',
  frozen: 'attention',
  provisional: 'attention',
  official: 'done',
};

/** A category: how final its results are, what is still missing, and the step that comes next. */
export function StateCard({ tournamentId, state, clock, selection, onAct }: StateCardProps) {
  const id = useId();
  const { category, missing_runs: missing, open_objections: objections } = state;
  const hidden = hiddenText(state, clock);
  return (
    <Box component="li" aria-labelledby={id} sx={card}>
      <div className="head">
        <Typography id={id} variant="h5" component="h2">
          {category.name}
        </Typography>
        {selection && (
          <Checkbox
            checked={selection.isSelected}
            onChange={selection.onToggle}
            slotProps={{ input: { 'aria-label': copy.select(category.name) } }}
            sx={{ m: -1 }}
          />
        )}
      </div>
      <div>
        <StatusChip tone={tones[state.state]}>{stateText(state, clock)}</StatusChip>
      </div>
      <ul>
        {hidden && <li>{hidden}</li>}
        <li>{missing > 0 ? copy.missing(formatNumber(missing)) : copy.complete}</li>
        {objections > 0 && <li>{copy.objections(formatNumber(objections))}</li>}
      </ul>
      <Versions state={state} clock={clock} />
      <Steps tournamentId={tournamentId} state={state} onAct={onAct} />
    </Box>
  );
}

function Versions({
  state: { category, versions },
  clock,
}: Pick<StateCardProps, 'state' | 'clock'>) {
  if (versions.length === 0) return null;
  return (
    <ol aria-label={copy.versions(category.name)}>
      {versions.map(({ version, published_at: publishedAt, reason }) => (
        <li key={version}>
          {copy.version(version, formatLocalTime(publishedAt, clock.zone))}
          {reason !== null && <div>{reason}</div>}
        </li>
      ))}
    </ol>
  );
}

/** The step that comes next as a button, others in a menu. */
function Steps({
  tournamentId,
  state,
  onAct,
}: Pick<StateCardProps, 'tournamentId' | 'state' | 'onAct'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { category, open_objections: objections } = state;
  const [next, ...others] = stepsOf(state);
  const isWaiting = next === 'make_official' && objections > 0;
  return (
    <div className="actions">
      {isWaiting ? (
        <Button
          variant="contained"
          size="large"
          component={Link}
          to={organiserPaths.objections.href({ id: tournamentId })}
        >
          {copy.decide(formatNumber(objections))}
        </Button>
      ) : (
        next && (
          <Button
            variant={next === 'correct' ? 'outlined' : 'contained'}
            size="large"
            aria-label={copy.actionFor(copy.actions[next], category.name)}
            onClick={() => onAct(next)}
          >
            {copy.actions[next]}
          </Button>
        )
      )}
      {others.length > 0 && (
        <Button
          color="inherit"
          size="large"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-label={copy.actionFor(copy.more, category.name)}
          endIcon={<ExpandMoreIcon />}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {copy.more}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {others.map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null);
              onAct(action);
            }}
          >
            {copy.actions[action]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

const card = ({ vars: { palette }, typography }: Theme) =>
  ({
    ...cutCorner(18),
    display: 'flex',
    flexDirection: 'column',
    gap: 1.25,
    minWidth: 0,
    p: { xs: 1.5, sm: 2 },
    overflowWrap: 'anywhere',
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    // A state with its time is longer than a phone is wide.
    '& [data-tone]': { whiteSpace: 'normal' },
    '& .head': { display: 'flex', justifyContent: 'space-between', gap: 1 },
    '& ul, & ol': { ...typography.body2, listStyle: 'none', m: 0, p: 0 },
    '& ul': { color: palette.text.secondary },
    '& ol div': { color: palette.text.secondary },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 0.5 },
  }) as const;
