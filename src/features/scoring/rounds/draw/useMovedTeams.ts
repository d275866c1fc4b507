import { type FormEvent, useState } from 'react';
import type { RoundMatches } from '../../../../../openapi/schema.d.ts';
import { isStatus } from '../../../../api/errors.ts';
import { useDrawRoundMutation } from '../../../../api/matches.ts';
import { useSingleFlight } from '../../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../../requests/errorText.ts';
import { copy as drawCopy } from './copy.ts';
import type { Groups, Slots } from './draws.ts';

const copy = drawCopy.editing;

/** The places of a draw that somebody changes: `base` is the draw as it was before the first move. */
type Placement = { base: RoundMatches['draw']; groups: Groups | null; slots: Slots | null };

const toPlacement = (draw: RoundMatches['draw']): Placement => ({
  base: draw,
  groups: draw.groups,
  slots: draw.slots,
});

/** Teams of a draw that are moved by hand, and then saved in one request. */
export function useMovedTeams(drawn: RoundMatches) {
  const { round_id: id, draw } = drawn;
  const [draft, setDraft] = useState<Placement>();
  const [isConflict, setIsConflict] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const [message, setMessage] = useState('');
  /** What was saved, and the version that it replaces: that is shown until it has been loaded. */
  const [saved, setSaved] = useState<{ replaced: string; drawn: RoundMatches }>();
  const [send] = useDrawRoundMutation();
  const toast = useToast();
  const end = () => {
    setDraft(undefined);
    setErrorText(undefined);
    setIsConflict(false);
    setMessage('');
  };
  const { run, busy } = useSingleFlight(async ({ base, groups, slots }: Placement) => {
    setErrorText(undefined);
    const { data, error } = await send({
      id,
      // After a conflict, whatever is there is replaced, as was said.
      'If-Match': isConflict ? undefined : base.version,
      body: {
        method: 'hand',
        ...(groups && { groups: groups.map((each) => [...each]) }),
        ...(slots && { slots: [...slots] }),
      },
    });
    if (data) {
      toast.success(data.message);
      setSaved({ replaced: draw.version, drawn: data.data });
      end();
      return;
    }
    setIsConflict(isStatus(error, 412));
    const text = entryErrorText(error, copy.failed);
    setErrorText(isStatus(error, 412) ? copy.outdated(text) : text);
  });
  const change = (next: Partial<Placement>, said: string) => {
    if (draft) setDraft({ ...draft, ...next });
    setMessage(said);
    setErrorText(undefined);
  };
  const isChanged =
    draft !== undefined &&
    JSON.stringify([draft.groups, draft.slots]) !==
      JSON.stringify([draft.base.groups, draft.base.slots]);
  return {
    /** The groups or the bracket as they are saved. */
    shown: saved?.replaced === draw.version ? saved.drawn : drawn,
    draft,
    isChanged,
    busy,
    errorText,
    message,
    start: () => setDraft(toPlacement(draw)),
    cancel: end,
    showError: setErrorText,
    /** Moves a team to the end of another group, or of its first one; groups are counted from 1. */
    moveTeam: (teamId: number, number: number, said: string) =>
      change(
        {
          groups:
            draft?.groups?.map((ids, index) => {
              const others = ids.filter((each) => each !== teamId);
              return index === number - 1 ? [...others, teamId] : others;
            }) ?? null,
        },
        said,
      ),
    /** Exchanges what is in two places, counted from 0; after those of the bracket come teams without one. */
    exchange: (places: Slots, one: number, other: number, said: string) => {
      const from = (index: number) => (index === one ? other : index === other ? one : index);
      const exchanged = places.map((_, index) => places[from(index)] ?? null);
      change({ slots: exchanged.slice(0, draft?.slots?.length) }, said);
    },
    save: (event: FormEvent) => {
      event.preventDefault();
      if (!draft) return;
      if (isChanged) void run(draft);
      else end();
    },
  };
}

export type MovedTeams = ReturnType<typeof useMovedTeams>;
