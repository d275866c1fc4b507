import { useEffect, useState } from 'react';
import type { DayPlan, ManagedTournament } from '../../../openapi/schema.d.ts';
import { fieldErrors, isStatus } from '../../api/errors.ts';
import { isLater, useSaveDayPlanMutation } from '../../api/dayPlan.ts';
import { type FormFailure, useServerForm } from '../../ui/forms/useServerForm.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { entryErrorText } from '../requests/errorText.ts';
import { copy } from './copy.ts';
import { type PlanValues, toInput, toValues } from './planValues.ts';

export type PlanFormProps = {
  tournament: ManagedTournament;
  /** As it is saved now. */
  plan: DayPlan;
  /** Loads it again. */
  reload: () => Promise<{ data?: { data: DayPlan } | undefined }>;
};

type Sent = { isPreview: boolean; message: string; data: DayPlan };

/** State of the form of a plan: what was typed, and the plan that follows from it. */
export function usePlanForm({ tournament, plan, reload }: PlanFormProps) {
  const [save] = useSaveDayPlanMutation();
  const toast = useToast();
  /** The version of what is saved that was seen by whoever saves. */
  const [version, setVersion] = useState(plan.version);
  /** The latest preview, and how many there were. */
  const [preview, setPreview] = useState<{ plan: DayPlan; count: number }>();

  const { form, ...sending } = useServerForm<PlanValues, Sent>({
    defaultValues: toValues(plan, tournament),
    send: async (values) => {
      const answer = await save({
        id: tournament.id,
        body: toInput(values, plan, tournament.time_zone),
        ...(!values.preview && { 'If-Match': version }),
      });
      if (isStatus(answer.error, 409)) returnUsedArenas();
      if (isStatus(answer.error, 412)) await showLatest();
      return {
        ...answer,
        data: answer.data && { ...answer.data, isPreview: values.preview },
      };
    },
    onSent: ({ isPreview, message, data }) => {
      if (isPreview) {
        setPreview((before) => ({ plan: data, count: (before?.count ?? 0) + 1 }));
        return;
      }
      reset(data);
      toast.success(message);
    },
    readFailure: (error): FormFailure => ({
      fields: fieldErrors(error),
      message: entryErrorText(error, form.getValues('preview') ? copy.notPlanned : copy.notSaved),
    }),
  });

  const reset = (saved: DayPlan) => {
    form.reset(toValues(saved, tournament));
    setVersion(saved.version);
    setPreview(undefined);
  };

  const isChanged = form.formState.isDirty;
  // What others have saved is shown, as long as nothing was typed that would be lost.
  useEffect(() => {
    if (isChanged || !isLater(plan.version, version)) return;
    form.reset(toValues(plan, tournament));
    setVersion(plan.version);
  }, [form, isChanged, plan, tournament, version]);

  /** Puts the arenas back that cannot be deleted. */
  const returnUsedArenas = () => {
    const used = new Set(
      plan.slots.flatMap(({ arena_id: id, ended_at: ended }) => (ended === null ? [] : id)),
    );
    const shown = form.getValues('arenas');
    const lost = toValues(plan, tournament).arenas.filter(
      ({ arenaId }) => used.has(arenaId ?? 0) && shown.every((arena) => arena.arenaId !== arenaId),
    );
    form.setValue('arenas', [...lost, ...shown], { shouldDirty: true });
  };

  /** Shows what somebody else has saved; what was typed stays, and can be saved over it. */
  const showLatest = async () => {
    const { data: latest } = await reload();
    if (!latest) return;
    setVersion(latest.data.version);
    setPreview(undefined);
  };

  return {
    ...sending,
    form,
    preview,
    isChanged,
    /** Shows a plan that was changed on the day. */
    accept: reset,
    discard: () => {
      sending.reset();
      reset(plan);
    },
  };
}
