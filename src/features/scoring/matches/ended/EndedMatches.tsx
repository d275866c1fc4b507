import { useState } from 'react';
import { Box, Button, Card, Typography } from '@mui/material';
import type { MatchRule, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import { RowButton, rowIcons } from '../../../../ui/grid/RowButton.tsx';
import { listStyles } from '../../list/listStyles.ts';
import { useRemovalFocus } from '../../list/useRemovalFocus.ts';
import { WaitingState } from '../../list/WaitingState.tsx';
import type { ScoreEntryState } from '../../useScoreEntry.ts';
import { copy } from '../copy.ts';
import { describeEnded, type EndedMatch, valuesOf } from '../deskMatches.ts';
import { ResultDialog, Undone } from './ResultDialog.tsx';
import { useMatchChanges } from './useMatchChanges.ts';

const shownMatches = 10;
const texts = copy.ended;

type EndedMatchesProps = {
  scoreEntry: ScoreEntryState;
  data: ScoreEntryData;
  rule: MatchRule;
  ended: readonly EndedMatch[];
  /** Whether results on the server can be changed. */
  isOpen: boolean;
};

/** The matches that have ended, those that wait first, with what corrects them. */
export function EndedMatches({ scoreEntry, data, rule, ended, isOpen }: EndedMatchesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? ended : ended.slice(0, shownMatches);
  const changes = useMatchChanges(scoreEntry, data, ended);
  const { opened, refused } = changes;
  const { heading, list, markRemoved } = useRemovalFocus(
    shown.map(({ key }) => key),
    !isOpen,
  );
  const nameOf = (id: number | null) => ({
    name: data.teams.find((team) => team.id === id)?.name ?? '–',
  });
  return (
    <Box component="section" aria-labelledby="ended-matches" sx={{ mt: 3 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h6"
        component="h2"
        id="ended-matches"
        sx={{ mb: 0.75, outline: 'none' }}
      >
        {texts.title}
      </Typography>
      {ended.length === 0 ? (
        <Card sx={{ p: 2, color: 'text.secondary' }}>{texts.empty}</Card>
      ) : (
        <Card component="ol" ref={list} sx={listStyles}>
          {shown.map((entry) => (
            <EndedRow
              key={entry.key}
              entry={entry}
              data={data}
              movesOn={rule.kind === 'knockout'}
              canChange={isOpen || entry.waiting !== undefined}
              onCorrect={() => changes.open(entry)}
              onRemove={() => {
                markRemoved(entry.key);
                changes.remove(entry);
              }}
            />
          ))}
        </Card>
      )}
      {shown.length < ended.length && (
        <Button onClick={() => setShowsAll(true)} sx={{ mt: 0.5, minHeight: 44 }}>
          {texts.all(formatNumber(ended.length))}
        </Button>
      )}
      {opened && (
        <ResultDialog
          title={texts.correct(opened.title)}
          teams={{
            home: opened.waiting?.match.home ?? nameOf(opened.match.home.team_id),
            away: opened.waiting?.match.away ?? nameOf(opened.match.away.team_id),
          }}
          rule={rule}
          before={valuesOf(opened)}
          confirmLabel={copy.result.correct}
          onSave={changes.save}
          onReload={changes.reload}
          onClose={changes.close}
        />
      )}
      {refused && (
        <ConfirmDialog
          open
          danger
          title={copy.removal.title(refused.entry.title)}
          confirmLabel={copy.removal.confirm}
          onConfirm={changes.confirm}
          onCancel={changes.cancel}
        >
          <Undone label={copy.removal.undoes} undoes={refused.undoes} />
        </ConfirmDialog>
      )}
    </Box>
  );
}

type EndedRowProps = {
  entry: EndedMatch;
  data: ScoreEntryData;
  /** Whether the winner plays in another match. */
  movesOn: boolean;
  canChange: boolean;
  onCorrect: () => void;
  onRemove: () => void;
};

function EndedRow({ entry, data, movesOn, canChange, onCorrect, onRemove }: EndedRowProps) {
  const { title, waiting } = entry;
  const { text, note } = describeEnded(data, entry);
  const rejection = waiting?.rejection;
  return (
    <li>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
          {waiting && <WaitingState score={waiting} />}
        </Box>
        <b>{text}</b>
        {note && <Typography variant="body2">{note}</Typography>}
        {waiting && movesOn && rejection === undefined && (
          <Typography variant="body2">{copy.movesOnOnceSent}</Typography>
        )}
        {rejection !== undefined && (
          <>
            <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
              {rejection}
            </Typography>
            <Typography variant="body2">{texts.rejectedHint}</Typography>
          </>
        )}
      </Box>
      {canChange && (
        <>
          {rejection === undefined && (
            <RowButton label={texts.correct(title)} icon={rowIcons.edit} onClick={onCorrect} />
          )}
          <RowButton
            danger
            label={(waiting ? texts.discard : texts.remove)(title)}
            icon={rowIcons.remove}
            onClick={onRemove}
          />
        </>
      )}
    </li>
  );
}
