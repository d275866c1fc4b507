import { useId, useState } from 'react';
import { Card, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Score } from '../../../../../openapi/schema.d.ts';
import { toRankedValues } from '../../../../lib/scoreRanking.ts';
import { runText } from '../../../../lib/text/runText.ts';
import { paths } from '../../../../paths.ts';
import { quietLink } from '../../../../ui/styles/styles.ts';
import { copy } from '../../copy.ts';
import { useEachSecond } from '../../../../ui/hooks/useEachSecond.ts';
import { entryAge } from './entryAge.ts';

/** What a team has done in one run; a corrected one counts as new. */
const keyOf = ({ registration: { team, category }, last_run: run, points, time }: Score) =>
  [team.id, category.id, run?.round, run?.number, run?.points ?? points, run?.time ?? time].join(
    ' ',
  );

type NewestScoresProps = {
  scores: readonly Score[];
  /** Teams of the signed-in participant, which are marked. */
  ownTeamIds: readonly number[];
};

/**
 * The scores that were entered last, the latest first, with what ranks them and when they were
 * entered. Those that come while the page is open move in, and screen readers announce them.
 */
export function NewestScores({ scores, ownTeamIds }: NewestScoresProps) {
  const headingId = useId();
  const [first] = useState(() => new Set(scores.map(keyOf)));
  if (scores.length === 0) return null;
  return (
    <Card role="log" aria-labelledby={headingId} sx={styles}>
      <Typography id={headingId} variant="h5" component="h3">
        {copy.live.newest}
      </Typography>
      <ol>
        {scores.map((score) => {
          const key = keyOf(score);
          const { team, category } = score.registration;
          const isOwn = ownTeamIds.includes(team.id);
          return (
            <li key={key} data-new={!first.has(key) || undefined} data-own={isOwn || undefined}>
              <div>
                <Link to={paths.team.href({ id: team.id })}>{team.name}</Link>
                {isOwn && <b>{copy.own.title}</b>}
                <p>
                  {[category.name, runName(score), team.club?.name].filter(Boolean).join(' · ')}
                </p>
              </div>
              <div className="score">
                <strong>{resultText(score)}</strong>
                {score.entered_at !== undefined && <EntryAge enteredAt={score.entered_at} />}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

const runName = ({ last_run: run }: Score) => run && copy.live.run(run.round, run.number);

/** Returns what ranks the run first: its points, or in some categories its time. */
function resultText(score: Score): string {
  const { points, time, last_run: run, registration } = score;
  const { outcome = 'finished' } = run ?? {};
  const ranked = toRankedValues(
    { ...score, points: run?.points ?? points, time: run?.time ?? time },
    registration.category,
  );
  if (outcome !== 'finished') return runText({ outcome, points: null, time: null });
  return runText({
    outcome,
    points: ranked.points,
    time: ranked.points === null ? ranked.time : null,
  });
}

function EntryAge({ enteredAt }: { enteredAt: string }) {
  const age = useEachSecond((now) => entryAge(enteredAt, now));
  // Silent: only a new score is announced, not each minute.
  return (
    <time dateTime={enteredAt} aria-live="off">
      {age}
    </time>
  );
}

function styles({ vars: { palette } }: Theme) {
  return {
    px: { xs: 2, sm: 2.5 },
    pt: 2,
    pb: 0.5,
    '& ol': { listStyle: 'none', m: 0, mt: 1, p: 0 },
    '& li': { display: 'flex', alignItems: 'center', columnGap: 2, py: 1 },
    '& li + li': { borderTop: `1px solid ${palette.divider}` },
    '& li > div': { flex: 1, minWidth: 0 },
    '& li > .score': {
      flex: 'none',
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li[data-own]': {
      boxShadow: `inset 3px 0 0 ${palette.gold.main}`,
      mx: { xs: -2, sm: -2.5 },
      px: { xs: 2, sm: 2.5 },
    },
    '& b': { ml: 1, fontSize: '0.8125rem', color: palette.secondary.main },
    '& li[data-new]': {
      animation: 'score-enters 480ms cubic-bezier(0.2, 0.7, 0.3, 1) both',
      backgroundColor: `rgb(${palette.gold.mainChannel} / 18%)`,
      // To the edges of the card.
      mx: { xs: -2, sm: -2.5 },
      px: { xs: 2, sm: 2.5 },
    },
    '& p, & time': { display: 'block', m: 0, fontSize: '0.875rem', color: palette.text.secondary },
    '& strong': { fontWeight: 600 },
    '& a': {
      display: 'inline-block',
      py: '2px',
      color: 'inherit',
      fontWeight: 600,
      ...quietLink,
      overflowWrap: 'anywhere',
    },
    '@keyframes score-enters': { from: { opacity: 0, transform: 'translateY(-12px)' } },
  } as const;
}
