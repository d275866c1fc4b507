import { useState } from 'react';
import { Button, Container } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import type { Round, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { roundsInputRoundsLimits } from '../../../../openapi/workLimits.ts';
import { useSaveRoundsMutation } from '../../../api/rounds.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { MutationDialog } from '../../requests/MutationDialog.tsx';
import { CategoryPage } from '../CategoryPage.tsx';
import { LoadedScoreEntry } from '../ScoreEntry.tsx';
import { scoreEntryHref } from '../../../lib/urls/scoreEntryUrl.ts';
import { type ScoreEntryTarget, useScoreEntry } from '../useScoreEntry.ts';
import { copy } from './copy.ts';
import { DrawDialog } from './draw/DrawDialog.tsx';
import { CloseRoundDialog } from './missing/CloseRoundDialog.tsx';
import { OpenRoundDialog } from './OpenRoundDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { ReplacementDialog } from './ReplacementDialog.tsx';
import { RoundDialog } from './editor/RoundDialog.tsx';
import type { RoundAction } from './list/RoundButtons.tsx';
import { RoundList } from './list/RoundList.tsx';
import { toInput } from './roundRule.ts';

const { maxItems: maxRounds } = roundsInputRoundsLimits;

/** The rounds of a category; the address names it and the tournament, as where scores are entered. */
export default function RoundsPage() {
  return (
    <CategoryPage title={copy.title} lead={copy.choose}>
      {(target) => <CategoryRounds {...target} />}
    </CategoryPage>
  );
}

/** What a dialog does, and the rounds as they were when it was opened. */
type OpenedDialog = { action: RoundAction | 'add'; round: Round | undefined; data: ScoreEntryData };

function CategoryRounds(target: ScoreEntryTarget) {
  const scoreEntry = useScoreEntry(target);
  const [opened, setOpened] = useState<OpenedDialog>();
  const { data, isStored } = scoreEntry;
  const addButton = data && !isStored && data.rounds.length < maxRounds && (
    <Button
      variant="contained"
      color="gold"
      startIcon={<AddIcon />}
      onClick={() => setOpened({ action: 'add', round: undefined, data })}
    >
      {copy.list.add}
    </Button>
  );
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={scoreEntry.name}
        fallback={scoreEntryHref(target)}
        // A single round has it beneath, where it is said what a second one is for.
        action={data?.rounds.length !== 1 && addButton}
      />
      <Container sx={{ pt: { xs: 2, md: 3 } }}>
        <LoadedScoreEntry scoreEntry={scoreEntry} allowsNoTeams>
          {(shown) => (
            <>
              {isStored && (
                <Notice severity="warning" sx={{ mb: 2 }}>
                  {copy.list.stored}
                </Notice>
              )}
              <RoundList
                data={shown}
                target={target}
                isReadOnly={isStored}
                askedId={opened && (opened.round?.id ?? null)}
                addButton={addButton}
                onAction={(action, round) => setOpened({ action, round, data: shown })}
              />
            </>
          )}
        </LoadedScoreEntry>
      </Container>
      {opened && (
        <ActionDialog
          {...opened}
          target={target}
          latest={data ?? opened.data}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

type ActionDialogProps = OpenedDialog & {
  target: ScoreEntryTarget;
  /** The rounds as they are now. */
  latest: ScoreEntryData;
  onClose: () => void;
};

function ActionDialog({ action, round, data, target, latest, onClose }: ActionDialogProps) {
  const before = data.rounds.findLast(({ position }) => position < (round?.position ?? 0));
  if (action === 'add' || action === 'edit')
    return (
      <RoundDialog target={target} round={round} data={data} latest={latest} onClose={onClose} />
    );
  if (!round) return null;
  if (action === 'draw')
    return (
      round.match_rule && (
        <DrawDialog
          round={round}
          rule={round.match_rule}
          before={before}
          data={data}
          latest={latest}
          onClose={onClose}
        />
      )
    );
  if (action === 'remove')
    return <RemoveDialog target={target} round={round} data={data} onClose={onClose} />;
  if (action === 'reopen') return <ReopenDialog round={round} data={latest} onClose={onClose} />;
  if (action === 'close')
    return <CloseRoundDialog round={round} data={latest} target={target} onClose={onClose} />;
  if (!before) return null;
  return action === 'open' ? (
    <OpenRoundDialog
      round={round}
      before={before}
      data={latest}
      target={target}
      onClose={onClose}
    />
  ) : (
    <ReplacementDialog round={round} data={latest} onClose={onClose} />
  );
}

type RemoveDialogProps = {
  target: ScoreEntryTarget;
  round: Round;
  data: ScoreEntryData;
  onClose: () => void;
};

function RemoveDialog({ target, round, data, onClose }: RemoveDialogProps) {
  const { title, text, confirm, failed } = copy.removing;
  const [save] = useSaveRoundsMutation();
  return (
    <MutationDialog
      title={title(round.name)}
      text={text}
      confirm={confirm}
      failed={failed}
      send={() =>
        save({
          id: target.tournamentId,
          categoryId: target.categoryId,
          'If-Match': data.rounds_version,
          body: { rounds: data.rounds.filter(({ id }) => id !== round.id).map(toInput) },
        })
      }
      onClose={onClose}
    />
  );
}
