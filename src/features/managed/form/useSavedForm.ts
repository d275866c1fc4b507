import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldErrors, isStatus } from '../../../api/errors.ts';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText, errorText } from '../../requests/errorText.ts';
import { copy } from './copy.ts';

export type Versioned = { id: number; version: string };

type Draft<Values> = {
  values: Values;
  /** The version of what is saved from which the values began. */
  version: string | undefined;
  /** What was typed on an earlier version, while `values` began as the latest one. */
  own?: Values | undefined;
};

type Answer<Item> = { data?: { message: string; data: Item }; error?: unknown };

type Options<Values extends FieldValues, Item extends Versioned> = {
  /** As of `useDraft`, with the account. */
  draftName: string;
  /** What is saved, as it was last loaded; undefined for something new. */
  item: Item | undefined;
  empty: Values;
  toValues: (item: Item) => Values;
  /** Parses stored values; returns undefined if they are not of this form. */
  readValues: (stored: unknown) => Values | undefined;
  create: (values: Values) => Promise<Answer<Item>>;
  /** Without a version, what is saved is replaced in any case. */
  update: (id: number, values: Values, version?: string) => Promise<Answer<Item>>;
  onCreated: (item: Item) => void;
  failed: string;
};

const isSame = (one: FieldValues, other: FieldValues) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * State of a form that creates or changes something with a version. Input is kept until it is saved
 * or discarded, also over a reload or signing in again. `versions` is set if there is input and a
 * version that somebody else has saved: the form shows the one or the other.
 */
export function useSavedForm<Values extends FieldValues, Item extends Versioned>({
  draftName,
  item: loaded,
  empty,
  toValues,
  readValues,
  create,
  update,
  onCreated,
  failed,
}: Options<Values, Item>) {
  const { item, setSaved } = useLatest(loaded);
  const saved = item ? toValues(item) : empty;
  const { value: draft, change, clear } = useFormDraft(draftName, readValues);
  const toast = useToast();
  const version = draft ? draft.version : item?.version;
  const own = draft?.own;
  const { form, ...sending } = useServerForm<Values, { sent: Values; message: string; data: Item }>(
    {
      defaultValues: draft?.values ?? saved,
      send: async (values) => {
        const { data, error } = await (item ? update(item.id, values, version) : create(values));
        return { data: data && { ...data, sent: values }, error };
      },
      onSent: ({ sent, message, data }) => {
        if (item) showSaved(data, { over: version, sent });
        else reset(empty);
        toast.success(message, item && { undo: () => void undo(item, data) });
        if (!item) onCreated(data);
      },
      readFailure: (error) => ({
        fields: fieldErrors(error),
        message: (item ? entryErrorText : errorText)(error, failed),
      }),
    },
  );
  const { isDirty } = form.formState;

  // Reset first: it counts as a change of the values.
  const reset = (values: Values) => {
    form.reset(values);
    clear();
  };
  useInput(form, change, { version, own });

  /** Shows what was saved over a version, unless something was typed since the values were sent. */
  const showSaved = (next: Item, { over, sent }: { over: string | undefined; sent: Values }) => {
    setSaved(next, over);
    const values = form.getValues();
    if (isSame(values, sent)) reset(toValues(next));
    else change({ values, version: next.version });
  };

  const showLatest = useEffectEvent(() => {
    if (draft === null && item) reset(toValues(item));
  });
  // Somebody else may have saved it.
  useEffect(() => showLatest(), [item?.version]);

  const discard = () => {
    sending.reset();
    reset(saved);
  };

  const undo = async (before: Item, after: Item) => {
    const { data, error } = await update(before.id, toValues(before), after.version);
    if (data) {
      showSaved(data.data, { over: after.version, sent: toValues(after) });
      toast.success(copy.undone);
    } else toast.error(isStatus(error, 412) ? copy.notUndone : entryErrorText(error, failed));
  };

  const showOnLatest = (values: Values, typed?: Values) => {
    sending.reset();
    form.reset(values);
    change({ values, version: item?.version, own: typed });
  };
  const isOutdated = draft !== null && item !== undefined && draft.version !== item.version;
  const kept = own && !isDirty ? own : undefined;
  const versions = isOutdated
    ? { ...copy.outdated, show: () => showOnLatest(saved, kept ?? form.getValues()) }
    : own && { ...copy.own, show: () => showOnLatest(own) };

  return {
    control: form.control,
    busy: sending.busy,
    failure: sending.failure,
    isNew: item === undefined,
    isChanged: draft !== null,
    versions,
    discard,
    submit: sending.submit,
  };
}

/** The stored input; null if there is none. */
const useFormDraft = <Values extends FieldValues>(
  name: string,
  readValues: (stored: unknown) => Values | undefined,
) =>
  useDraft<Draft<Values> | null>({
    name,
    initial: null,
    parse: (stored) => {
      const { values, version, own } = Object(stored) as Partial<Draft<unknown>>;
      const read = readValues(values);
      return (
        read && {
          values: read,
          version: typeof version === 'string' ? version : undefined,
          own: readValues(own),
        }
      );
    },
  });

/** Stores what is typed, with the version from which it began. */
function useInput<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  change: (draft: Draft<Values>) => void,
  { version, own }: Omit<Draft<Values>, 'values'>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => change({ values, version, own }),
      }),
    [change, form, version, own],
  );
}

/**
 * Returns what is saved: as it was loaded or, until that is loaded again, as this form has saved it
 * with `setSaved` over earlier versions.
 */
function useLatest<Item extends Versioned>(loaded: Item | undefined) {
  const [own, setOwn] = useState<{ item: Item; over: readonly (string | undefined)[] }>();
  return {
    item: own?.over.includes(loaded?.version) ? own.item : loaded,
    setSaved: (item: Item, over: string | undefined) =>
      setOwn((earlier) => ({ item, over: [...(earlier?.over ?? []), over] })),
  };
}

/** What is the same for forms of any values. */
export type SavedFormState = Pick<
  ReturnType<typeof useSavedForm>,
  'busy' | 'failure' | 'isNew' | 'isChanged' | 'versions' | 'discard'
>;
