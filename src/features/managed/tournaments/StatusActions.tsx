import { type Ref, useState } from 'react';
import { Button, Menu, MenuItem } from '@mui/material';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { ManagedTournament, TournamentStatus } from '../../../../openapi/schema.d.ts';
import {
  managedTournaments,
  useSetTournamentStatusMutation,
} from '../../../api/managedTournaments.ts';
import { useApiDispatch } from '../../../api/useApiDispatch.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useReplacementFocus } from '../../../ui/hooks/useReplacementFocus.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { errorText } from '../../requests/errorText.ts';
import { copy as formCopy } from '../form/copy.ts';
import { copy } from './copy.ts';

const { getManagedTournament } = managedTournaments.endpoints;

const questions = { postponed: copy.actions.postponing, cancelled: copy.actions.cancelling };
type Question = keyof typeof questions;

/** In the order of the menu. */
const labels: Record<TournamentStatus, string> = {
  published: copy.actions.plan,
  postponed: copy.actions.postpone,
  cancelled: copy.actions.cancel,
  draft: copy.actions.draft,
};
const statuses = Object.keys(labels) as TournamentStatus[];

type StatusActionsProps = { tournament: ManagedTournament };

/** Returns the names of what visitors look for and a tournament does not have. */
function findMissing({ venue, image, ...times }: ManagedTournament): string[] {
  const { place, deadline, picture } = copy.actions.publishing.parts;
  return [
    venue.name ? '' : place,
    times.registration_closes_at === null ? deadline : '',
    image === null ? picture : '',
  ].filter(Boolean);
}

/** Publishes a draft; postpones, cancels or withdraws what is published. */
export function StatusActions({ tournament }: StatusActionsProps) {
  const { id, status } = tournament;
  const state = useStatus(id, status);
  const isDraft = status === 'draft';
  // The button that was pressed is replaced by the other one.
  const publish = useReplacementFocus<HTMLButtonElement>(isDraft);
  const more = useReplacementFocus<HTMLButtonElement>(!isDraft);
  return isDraft ? (
    <PublishButton ref={publish} missing={findMissing(tournament)} {...state} />
  ) : (
    <StatusMenu ref={more} status={status} {...state} />
  );
}

type ButtonProps = ReturnType<typeof useStatus> & { ref: Ref<HTMLButtonElement> };

/** Publishes a draft; asks before, if something is missing. */
function PublishButton({ ref, missing, save, busy }: ButtonProps & { missing: string[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const { title, text, hint, confirm } = copy.actions.publishing;
  return (
    <>
      <Button
        ref={ref}
        variant="contained"
        color="gold"
        loading={busy && !isAsking}
        onClick={() => {
          if (missing.length > 0) setIsAsking(true);
          else void save('published');
        }}
      >
        {copy.actions.publish}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        confirmLabel={confirm}
        cancelLabel={copy.actions.stay}
        busy={busy}
        onConfirm={() => void save('published').then(() => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      >
        <p>{text(missing.join(', '))}</p>
        <p>{hint}</p>
      </ConfirmDialog>
    </>
  );
}

type StatusMenuProps = ButtonProps & { status: TournamentStatus };

function StatusMenu({ ref, status, save, busy }: StatusMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [question, setQuestion] = useState<Question>();
  const [isAsking, setIsAsking] = useState(false);

  const choose = (next: TournamentStatus) => {
    setAnchor(null);
    if (next === 'postponed' || next === 'cancelled') {
      setQuestion(next);
      setIsAsking(true);
    } else void save(next);
  };

  const choices = statuses.filter((each) => each !== status);
  const asked = question && questions[question];
  return (
    <>
      <Button
        ref={ref}
        variant="outlined"
        color="inherit"
        loading={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandMoreIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {copy.actions.more}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem key={choice} onClick={() => choose(choice)}>
            {labels[choice]}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog
        open={isAsking}
        danger={question === 'cancelled'}
        title={asked?.title ?? ''}
        confirmLabel={asked?.confirm ?? ''}
        cancelLabel={copy.actions.stay}
        busy={busy}
        onConfirm={() => {
          if (question) void save(question).then(() => setIsAsking(false));
        }}
        onCancel={() => setIsAsking(false)}
      >
        {asked?.text}
      </ConfirmDialog>
    </>
  );
}

/** Saves a status. It has no version, so an undo reads first whether somebody else has changed it. */
function useStatus(id: number, before: TournamentStatus) {
  const [setStatus] = useSetTournamentStatusMutation();
  const dispatch = useApiDispatch();
  const toast = useToast();
  const send = async (status: TournamentStatus, undo?: () => void) => {
    const { data, error } = await setStatus({ id, body: { status } });
    if (data) toast.success(data.message, undo && { undo });
    else toast.error(errorText(error, copy.actions.failed));
  };
  const undo = async (saved: TournamentStatus) => {
    const { data, error } = await dispatch(
      getManagedTournament.initiate({ id }, { subscribe: false, forceRefetch: true }),
    );
    if (!data) toast.error(errorText(error, copy.actions.failed));
    else if (data.data.status !== saved) toast.error(formCopy.notUndone);
    else await send(before);
  };
  const { run, busy } = useSingleFlight((status: TournamentStatus) =>
    send(status, () => void undo(status)),
  );
  return { save: run, busy };
}
