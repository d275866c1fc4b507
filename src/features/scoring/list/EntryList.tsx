import { Box, Button, Card, Typography } from '@mui/material';
import type { Round, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { copy } from '../copy.ts';
import type { WaitingRun } from '../../../outbox/waitingEntries.ts';
import {
  type Entry,
  isWaiting,
  positionName,
  positionOf,
  runText,
  valuesOf,
  withTeam,
} from '../runs.ts';
import { listStyles } from './listStyles.ts';
import { useRemovalFocus } from './useRemovalFocus.ts';
import { WaitingState } from './WaitingState.tsx';

const shownEntries = 10;

type RunChanges = 'all' | 'corrections' | 'none';

type EntryListProps = {
  data: ScoreEntryData;
  /** The round whose runs are shown. */
  round: Round;
  waiting: readonly WaitingRun[];
  /** What can be done with runs that are recorded; those that wait can always be changed. */
  changes: RunChanges;
  /** Sends a refused entry again with the decision that rounds stand; none for table cards. */
  onKeep: ((entry: WaitingRun) => void) | undefined;
  onCorrect: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
};

/** The last entries, those that wait first: none of them is left out, of whichever round it is. */
export function EntryList({
  data,
  round,
  waiting,
  changes,
  onKeep,
  onCorrect,
  onRemove,
}: EntryListProps) {
  const entries: Entry[] = [
    ...waiting.toReversed(),
    ...data.runs
      .filter(({ round_id: id }) => id === round.id)
      .slice(0, Math.max(0, shownEntries - waiting.length)),
  ];
  const isClosed = changes !== 'all';
  const { heading, list, markRemoved } = useRemovalFocus(entries.map(keyOf), isClosed);
  const refused = waiting.filter(({ rejection }) => rejection !== undefined).length;
  return (
    <section aria-labelledby="desk-entries">
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h6"
        component="h2"
        id="desk-entries"
        sx={{ mb: 0.75, outline: 'none' }}
      >
        {copy.list.title}
      </Typography>
      {refused > 1 && (
        <Notice severity="error" sx={{ mb: 1 }}>
          {copy.queue.refused(refused)}
        </Notice>
      )}
      {entries.length === 0 ? (
        <Card sx={{ p: 2, color: 'text.secondary' }}>{copy.list.empty}</Card>
      ) : (
        <Card component="ol" ref={list} sx={listStyles}>
          {entries.map((entry) => (
            <EntryRow
              key={keyOf(entry)}
              entry={entry}
              name={positionName(data.rounds, positionOf(data.rounds, entry), round.id)}
              changes={isWaiting(entry) ? 'all' : changes}
              isOnlyRefused={refused === 1}
              onKeep={onKeep}
              onCorrect={() => onCorrect(entry)}
              onRemove={() => {
                markRemoved(keyOf(entry));
                onRemove(entry);
              }}
            />
          ))}
        </Card>
      )}
    </section>
  );
}

const keyOf = (entry: Entry): string | number => (isWaiting(entry) ? entry.key : entry.id);

type EntryRowProps = {
  entry: Entry;
  /** Which run of its team it is; empty where a team has one. */
  name: string;
  changes: RunChanges;
  /** No other one is refused: many are announced together. */
  isOnlyRefused: boolean;
  onKeep: EntryListProps['onKeep'];
  onCorrect: () => void;
  onRemove: () => void;
};

function EntryRow({ entry, name, changes, isOnlyRefused, ...actions }: EntryRowProps) {
  const { onKeep, onCorrect, onRemove } = actions;
  const { team } = entry;
  const title = withTeam(entry, name);
  const unsent = isWaiting(entry) ? entry : undefined;
  return (
    <li>
      <Box sx={entryStyles}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <b>
            <StartNumber number={team.start_number} />
            {team.name}
          </b>
          {unsent && <WaitingState score={unsent} />}
        </Box>
        <Box sx={resultStyles}>
          {name && <b>{name}: </b>}
          <span>{runText(valuesOf(entry))}</span>
        </Box>
        <Box component="small" sx={ownerStyles}>
          <span>{team.code}</span>
          <span>{team.club}</span>
        </Box>
        {!isWaiting(entry) && entry.correction && (
          <Typography variant="body2">{copy.list.corrected(entry.correction.reason)}</Typography>
        )}
        {unsent?.rejection && (
          <>
            <Typography
              variant="body2"
              role={isOnlyRefused ? 'alert' : undefined}
              sx={{ color: 'error.main' }}
            >
              {unsent.rejection}
            </Typography>
            <Typography variant="body2">{copy.queue.refusedHint}</Typography>
            {onKeep && unsent.openedRounds && (
              <p>
                <Button size="small" variant="outlined" onClick={() => onKeep(unsent)}>
                  {copy.list.keep(unsent.openedRounds)}
                </Button>
              </p>
            )}
          </>
        )}
      </Box>
      {changes !== 'none' && (
        <RowButton
          label={copy.list.correct(title)}
          icon={rowIcons.edit}
          text={changes === 'corrections' ? copy.list.correctShort : undefined}
          onClick={onCorrect}
        />
      )}
      {changes === 'all' && (
        <RowButton
          danger
          label={(unsent ? copy.list.discard : copy.list.remove)(title)}
          icon={rowIcons.remove}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

/** The result beside the team where there is room, so that results are compared. */
const entryStyles = {
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  columnGap: 2,
  overflowWrap: 'anywhere',
  '& > p': { gridColumn: '1 / -1' },
};

/** Code and club, on phones in a line each. */
const ownerStyles = {
  color: 'text.secondary',
  '& > span': { display: { xs: 'block', sm: 'inline' } },
  '& > span + span::before': { content: { sm: '" · "' } },
};

const resultStyles = {
  gridRow: { sm: '1 / 3' },
  gridColumn: { sm: 2 },
  alignSelf: 'center',
  maxWidth: { sm: 360 },
  textAlign: { sm: 'right' },
  fontVariantNumeric: 'tabular-nums',
};
