import { useId, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { OwnTournamentRuns, TimeZone } from '../../../../openapi/schema.d.ts';
import { runText } from '../../../lib/text/runText.ts';
import { useEachSecond } from '../../../ui/hooks/useEachSecond.ts';
import { StatusChip, type StatusTone } from '../../../ui/states/StatusChip.tsx';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { copy as matchCopy } from '../../matches/copy.ts';
import { ownResultText } from '../../matches/ownResultText.ts';
import { copy as scheduleCopy } from '../../schedule/copy.ts';
import { timeText } from '../../schedule/turnText.ts';
import { placeText } from '../page/TeamMatches.tsx';
import { copy } from './copy.ts';
import { ObjectionDialog, type Subject } from './ObjectionDialog.tsx';
import type { Side } from './side.ts';

type OwnTournamentProps = {
  teamId: number;
  side: Side;
  own: OwnTournamentRuns;
  zone: TimeZone | undefined;
};

type Entry = Subject & {
  result: string;
  /** Whether there is something to object to. */
  hasResult: boolean;
  objection: OwnTournamentRuns['runs'][number]['objection'];
};

/** The runs and matches of a team in a category, each with its objection or a button for one. */
export function OwnTournament({ teamId, side, own, zone }: OwnTournamentProps) {
  const [subject, setSubject] = useState<Subject>();
  const { tournament, category, may_object: mayObject } = own;
  const entries = listEntries(own);
  return (
    <Box sx={card}>
      <Typography variant="h6" component="h3">
        {copy.of(tournament.title, category.name)}
      </Typography>
      <StateLine own={own} zone={zone} />
      <NextTurns own={own} zone={zone} />
      {entries.length === 0 && <p>{copy.none}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.body.run_id ?? ''}-${entry.body.match_id ?? ''}`}>
            <span className="name">{entry.name}</span>
            <span className="result">{entry.result}</span>
            {entry.objection && <Objection objection={entry.objection} />}
            {mayObject && entry.hasResult && entry.objection?.state !== 'open' && (
              <Button
                size="small"
                variant="outlined"
                aria-label={copy.objectTo(entry.name)}
                onClick={() => setSubject(entry)}
              >
                {copy.object}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {subject && (
        <ObjectionDialog
          teamId={teamId}
          side={side}
          subject={subject}
          onClose={() => setSubject(undefined)}
        />
      )}
    </Box>
  );
}

const listEntries = ({ runs, matches }: OwnTournamentRuns): Entry[] => [
  ...runs.map((run) => ({
    name: copy.run(run.round, run.number),
    body: { run_id: run.id },
    result: runText(run),
    hasResult: true,
    objection: run.objection,
  })),
  ...matches.map(({ id, match, objection }) => ({
    name: copy.match(placeText(match), match.opponent.name),
    body: { match_id: id },
    result: match.result ? ownResultText(match.result) : matchCopy.notPlayed,
    hasResult: match.result !== null,
    objection,
  })),
];

const minute = 60_000;

/** How final the results are, and for how long one may still object. */
function StateLine({ own, zone }: Pick<OwnTournamentProps, 'own' | 'zone'>) {
  const now = useEachSecond((time) => Math.floor(time / 10_000) * 10_000);
  const { state, may_object: mayObject, objections_until: until } = own;
  const left = Date.parse(until ?? '') - now;
  const window =
    until !== null && mayObject && left > 0
      ? copy.until(
          timeText(Date.parse(until), { now, zone }),
          copy.minutesLeft(Math.floor(left / minute)),
        )
      : '';
  const text = [copy.states[state], window].filter(Boolean).join(' ');
  return text ? <p className="state">{text}</p> : null;
}

type Turn = NonNullable<OwnTournamentRuns['turns']>[number];

const turnName = ({ round, run, match }: Turn): string =>
  run ? copy.run(round, run.number) : scheduleCopy.match(round, match?.number ?? 0);

/** When the team plays next, while others do not see it. */
function NextTurns({ own: { turns = [] }, zone }: Pick<OwnTournamentProps, 'own' | 'zone'>) {
  const labelId = useId();
  if (turns.length === 0) return null;
  const now = Date.now();
  return (
    <>
      <p id={labelId}>{copy.turns}</p>
      <ul aria-labelledby={labelId}>
        {turns.map((turn) => (
          <li key={turn.slot_id}>
            <span className="name">{turnName(turn)}</span>
            <span className="result">
              {copy.turn(
                turn.arena,
                timeText(Date.parse(turn.expected_at ?? turn.planned_at), { now, zone }),
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type OwnObjection = NonNullable<Entry['objection']>;

const tones: Record<OwnObjection['state'], StatusTone> = {
  open: 'attention',
  upheld: 'success',
  rejected: 'neutral',
};

const Objection = ({
  objection: { state, text, author, decision },
}: {
  objection: OwnObjection;
}) => (
  <div className="objection">
    <StatusChip tone={tones[state]}>{copy.objections[state]}</StatusChip>
    {decision !== null && (
      <p>
        <b>{copy.reason}:</b> {decision}
      </p>
    )}
    <blockquote>{text}</blockquote>
    <small>{copy.author(author)}</small>
  </div>
);

const card = ({ vars: { palette }, typography }: Theme) =>
  ({
    ...cutCorner(18),
    mb: 1.5,
    p: { xs: 1.5, sm: 2 },
    overflowWrap: 'anywhere',
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    '& p': { m: 0 },
    '& .state': { fontWeight: 600 },
    '& ul': { listStyle: 'none', m: 0, mt: 1, p: 0 },
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 0.5,
      py: 1,
      borderTop: `1px solid ${palette.divider}`,
    },
    '& .name': { flex: '1 1 12rem', minWidth: 0 },
    '& .result': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& li > button': { minHeight: 44 },
    '& .objection': { flexBasis: '100%', display: 'grid', gap: 0.5, justifyItems: 'start' },
    '& blockquote': {
      ...typography.body2,
      m: 0,
      pl: 1.5,
      borderLeft: `4px solid ${palette.divider}`,
      whiteSpace: 'pre-line',
    },
    '& small': { color: palette.text.secondary },
  }) as const;
