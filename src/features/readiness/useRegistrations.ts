import { useState } from 'react';
import {
  useRegisterClubTeamMutation,
  useWithdrawClubTeamMutation,
} from '../../api/clubRegistrations.ts';
import { errorText, isNetworkError, isSessionExpired } from '../../api/errors.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { useSingleFlight } from '../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { copy } from './copy.ts';
import type { ReadinessLine } from './readinessLines.ts';

/** How a line's registration in this visit ended, or that it is sent. */
export type Outcome = { kind: 'busy' | 'done' } | { kind: 'failed'; text: string };

/** How many of the registrations that are sent have ended. */
export type Progress = { done: number; all: number };

type Registered = { teamId: number; registrationId: number; message: string };

/** How many registrations are sent at the same time. */
const parallelCount = 4;

/** Registers teams, each with its own outcome, and withdraws them. */
export function useRegistrations() {
  const [registerTeam] = useRegisterClubTeamMutation();
  const [withdrawTeam] = useWithdrawClubTeamMutation();
  const toast = useToast();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [progress, setProgress] = useState<Progress>();
  const note = ({ key }: ReadinessLine, outcome: Outcome) =>
    setOutcomes((current) => new Map(current).set(key, outcome));

  /** Returns the registration, or the error. */
  async function send(line: ReadinessLine): Promise<{ registered?: Registered; error?: unknown }> {
    note(line, { kind: 'busy' });
    const { id: teamId, name } = line.team;
    const { data, error } = await registerTeam({
      teamId,
      body: { tournament_id: line.tournament.id },
    });
    if (!data) {
      note(line, { kind: 'failed', text: registrationError(error) });
      return { error };
    }
    note(line, { kind: 'done' });
    const message = data.message || copy.succeeded(name);
    return { registered: { teamId, registrationId: data.data.id, message } };
  }

  async function undo(registered: readonly Registered[]): Promise<void> {
    let failed: unknown;
    let count = 0;
    for (const { teamId, registrationId } of registered) {
      const { error } = await withdrawTeam({ teamId, registrationId });
      if (error === undefined) count += 1;
      else failed = error;
    }
    if (failed === undefined) toast.success(copy.withdraw.undone(formatNumber(count)));
    else if (!isSessionExpired(failed)) toast.error(withdrawalError(failed));
  }

  async function registerMany(lines: readonly ReadinessLine[]): Promise<void> {
    const waiting = [...lines];
    const registered: Registered[] = [];
    let rejected = 0;
    setProgress({ done: 0, all: lines.length });
    const work = async () => {
      for (let line = waiting.shift(); line; line = waiting.shift()) {
        const result = await send(line);
        if (result.registered) registered.push(result.registered);
        else rejected += 1;
        // The others would fail too.
        if (isNetworkError(result.error) || isSessionExpired(result.error)) waiting.length = 0;
        setProgress({ done: registered.length + rejected, all: lines.length });
      }
    };
    await Promise.all(Array.from({ length: parallelCount }, work));
    setProgress(undefined);
    const [first] = registered;
    const text =
      first && lines.length === 1
        ? first.message
        : copy.result(formatNumber(registered.length), rejected);
    if (first) toast.success(text, { undo: () => void undo(registered) });
    else toast.error(text);
  }

  async function withdraw({ team, entry }: ReadinessLine): Promise<void> {
    if (!entry.registration) return;
    const registrationId = entry.registration.id;
    const { data, error } = await withdrawTeam({ teamId: team.id, registrationId });
    if (error === undefined) toast.success(data?.message || copy.withdraw.done(team.name));
    else if (!isSessionExpired(error)) toast.error(withdrawalError(error));
  }

  const many = useSingleFlight(registerMany);
  return { outcomes, progress, register: many.run, withdraw };
}

const registrationError = (error: unknown) =>
  errorText(error, { failed: copy.rejected, unreachable: copy.unreachable });

const withdrawalError = (error: unknown) =>
  errorText(error, { failed: copy.withdraw.failed, unreachable: copy.unreachable });
