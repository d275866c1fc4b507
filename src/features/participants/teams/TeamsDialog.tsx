import { type RefObject, useState } from 'react';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import { StepDialog } from '../../../ui/dialogs/StepDialog.tsx';
import { hasClasses } from '../participantFields.ts';
import { copy } from './copy.ts';
import { type Category, GroupingStep } from './GroupingStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import type { Grouping, TypedNames } from './proposeTeams.ts';

type TeamsDialogProps = {
  open: boolean;
  clubId: number;
  /** In the order of the grid. */
  participants: readonly ClubParticipant[];
  onClose: () => void;
  onCreated: () => void;
  /** Receives the focus if the button that opened the dialog is gone with the selection. */
  focusFallback: RefObject<HTMLElement | null>;
};

/** Makes teams of one category from the selected participants. */
export function TeamsDialog({ focusFallback, ...props }: TeamsDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <StepDialog
      open={props.open}
      busy={busy}
      title={copy.title}
      onClose={props.onClose}
      onExited={() => {
        if (focusFallback.current) restoreFocus(focusFallback.current);
      }}
    >
      <TeamsSteps {...props} onBusy={setBusy} />
    </StepDialog>
  );
}

type TeamsStepsProps = Omit<TeamsDialogProps, 'focusFallback'> & {
  onBusy: (busy: boolean) => void;
};

function TeamsSteps({ clubId, participants, onClose, onCreated, onBusy }: TeamsStepsProps) {
  // Those at the opening: the selection is cleared while the dialog closes.
  const [pupils] = useState(participants);
  const [step, setStep] = useState<1 | 2>(1);
  const [category, setCategory] = useState<Category>();
  const [grouping, setGrouping] = useState<Grouping>({ size: 3, by: 'order' });
  const [typed, setTyped] = useState<TypedNames>({});
  if (step === 2 && category)
    return (
      <PreviewStep
        clubId={clubId}
        pupils={pupils}
        category={category}
        grouping={grouping}
        typed={typed}
        onTyped={setTyped}
        onBack={() => setStep(1)}
        onBusy={onBusy}
        onCreated={() => {
          onClose();
          onCreated();
        }}
      />
    );
  return (
    <GroupingStep
      pupilCount={pupils.length}
      hasClasses={hasClasses(pupils)}
      category={category}
      grouping={grouping}
      onCategoryChange={setCategory}
      onGroupingChange={setGrouping}
      onCancel={onClose}
      onNext={() => setStep(2)}
    />
  );
}
