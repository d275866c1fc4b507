import { type ReactNode, useEffect, useRef } from 'react';
import { Box, Card, IconButton, Typography } from '@mui/material';
import ArrowIcon from '@mui/icons-material/ArrowDownward';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import type { Round, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { restoreFocus } from '../../../../ui/dialogs/restoreFocus.ts';
import { useReplacementFocus } from '../../../../ui/hooks/useReplacementFocus.ts';
import { StatusChip } from '../../../../ui/states/StatusChip.tsx';
import { cutCorner } from '../../../../ui/styles/styles.ts';
import { progressOf, progressText } from '../../progress.ts';
import { ProgressBar } from '../../ProgressBar.tsx';
import type { ScoreEntryTarget } from '../../useScoreEntry.ts';
import { copy } from '../copy.ts';
import { copy as drawCopy } from '../draw/copy.ts';
import { findDraw } from '../draw/draws.ts';
import { RoundDraw } from '../draw/RoundDraw.tsx';
import { type RoundAction, RoundButtons } from './RoundButtons.tsx';
import { isPlanned } from '../../runs.ts';
import { describeRule, findOpenedAfter } from '../roundRule.ts';
import { RoundTeams } from './RoundTeams.tsx';

const texts = copy.list;

type RoundListProps = {
  data: ScoreEntryData;
  target: ScoreEntryTarget;
  /** Whether nothing can be changed, as without a network. */
  isReadOnly: boolean;
  /** The round of the open dialog, which still has the focus; null if that is for none. */
  askedId: number | null | undefined;
  /** Adds a round. */
  addButton: ReactNode;
  onAction: (action: RoundAction, round: Round) => void;
};

/** The rounds of a category, one beneath the other, with what can be done with each. */
export function RoundList({
  data,
  target,
  isReadOnly,
  askedId,
  addButton,
  onAction,
}: RoundListProps) {
  const list = useRemovalFocus(data.rounds.length, askedId !== undefined);
  return (
    <>
      <Box component="ol" ref={list} aria-label={texts.label} sx={listStyles}>
        {data.rounds.map((round, index) => {
          const before = data.rounds[index - 1];
          const drawn = findDraw(data, round);
          return (
            <li key={round.id}>
              {before && <Advancing round={round} />}
              <Card sx={[cardStyles, !isPlanned(round) && besideStyles]}>
                <div>
                  <RoundSummary
                    round={round}
                    data={data}
                    isAsked={round.id === askedId}
                    onRemove={isReadOnly || !before ? undefined : () => onAction('remove', round)}
                  />
                  {!isReadOnly && (
                    <RoundButtons
                      round={round}
                      before={before}
                      drawn={drawn}
                      hasAdvanced={findOpenedAfter(data.rounds, round).length > 0}
                      target={target}
                      onAction={(action) => onAction(action, round)}
                    />
                  )}
                </div>
                {drawn ? (
                  <RoundDraw
                    key={round.id}
                    round={round}
                    drawn={drawn}
                    data={data}
                    target={target}
                    isReadOnly={isReadOnly}
                  />
                ) : !isPlanned(round) ? (
                  <RoundTeams round={round} data={data} />
                ) : (
                  before && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {texts.notChosen(before.name)}
                    </Typography>
                  )
                )}
              </Card>
            </li>
          );
        })}
      </Box>
      {data.rounds.length === 1 && !isReadOnly && (
        <Box sx={nextStyles}>
          <div>
            <Typography variant="h6" component="h2" sx={{ color: 'text.primary' }}>
              {texts.next}
            </Typography>
            <Typography variant="body2">{texts.nextHint}</Typography>
          </div>
          {addButton}
        </Box>
      )}
    </>
  );
}

/** Returns the ref of the rounds, whose last heading has the focus after one was removed, bin and all. */
function useRemovalFocus(count: number, isAsking: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const state = useRef({ count, isRemoved: false });
  useEffect(() => {
    const isRemoved = state.current.isRemoved || count < state.current.count;
    state.current = { count, isRemoved: isRemoved && isAsking };
    const heading = list.current?.querySelector<HTMLElement>('li:last-of-type h2');
    if (isRemoved && !isAsking && heading) restoreFocus(heading);
  }, [count, isAsking]);
  return list;
}

/** How many teams go on to a round, between it and the one before. */
const Advancing = ({ round }: { round: Round }) => (
  <Typography variant="body2" component="div" sx={advancingStyles}>
    <ArrowIcon aria-hidden fontSize="small" />
    {isPlanned(round)
      ? texts.advancing(formatNumber(round.team_count ?? 0))
      : texts.advanced(formatNumber(round.team_ids?.length ?? 0))}
  </Typography>
);

type RoundSummaryProps = {
  round: Round;
  data: ScoreEntryData;
  /** Whether a dialog about it is open. */
  isAsked: boolean;
  /** Without it, the round cannot be removed. */
  onRemove: (() => void) | undefined;
};

function RoundSummary({ round, data, isAsked, onRemove }: RoundSummaryProps) {
  const isLater = isPlanned(round);
  // The button that opens a round goes with it.
  const heading = useReplacementFocus<HTMLHeadingElement>(!isLater && !isAsked);
  const state = isLater ? 'planned' : round.state;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 40, mr: onRemove && 5 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h5"
          component="h2"
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {round.name}
        </Typography>
        <StatusChip tone={state === 'open' ? 'success' : 'neutral'}>
          {copy.states[state]}
        </StatusChip>
        {onRemove && (
          <IconButton
            aria-label={texts.removeName(round.name)}
            title={texts.removeName(round.name)}
            onClick={onRemove}
            sx={removeStyles}
          >
            <DeleteIcon />
          </IconButton>
        )}
      </Box>
      <Typography>{describeRule(round)}</Typography>
      {!isLater && <RoundProgress round={round} data={data} />}
    </>
  );
}

/** How much of a round is played. */
function RoundProgress({ round, data }: Pick<RoundSummaryProps, 'round' | 'data'>) {
  const drawn = findDraw(data, round);
  const kind = round.match_rule?.kind;
  const progress = progressOf(data, round);
  const { entered, all } = progress;
  const text = drawn
    ? drawCopy.progress(formatNumber(entered), formatNumber(all))
    : kind
      ? drawCopy.missing[kind]
      : progressText(progress);
  return (
    <Box sx={{ mt: 1.5, maxWidth: 360 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {text}
      </Typography>
      {(drawn || !kind) && <ProgressBar progress={progress} />}
    </Box>
  );
}

/** In the corner of the card. */
const removeStyles = {
  position: 'absolute',
  top: { xs: 12, sm: 16 },
  right: 8,
  color: 'text.secondary',
};

const listStyles = { listStyle: 'none', m: 0, mb: 2, p: 0 };

const cardStyles = {
  position: 'relative',
  display: 'grid',
  gap: 2,
  p: { xs: 2, sm: 2.5 },
  '& .MuiButton-root': { px: { xs: 1.5, sm: 2 } },
};

/** What is said of a round and its teams stand side by side where there is room. */
const besideStyles = {
  columnGap: 4,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(0, 1fr)',
    lg: '440px minmax(0, 1fr)',
  },
};

const advancingStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, sm: 2.5 },
  py: 1,
  fontWeight: 600,
  '& > svg': { color: 'primary.main' },
};

const nextStyles = {
  ...cutCorner(20),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  p: { xs: 2, sm: 2.5 },
  border: '1px dashed',
  borderColor: 'outline',
  color: 'text.secondary',
};
