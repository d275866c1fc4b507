import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fieldErrors, isStatus } from '../../../api/errors.ts';
import { useDraft } from '../../../ui/useDraft.ts';
import { useServerForm } from '../../../ui/useServerForm.ts';
import { useToast } from '../../../ui/useToast.ts';
import { entryErrorText, errorText } from '../errorText.ts';
import { copy } from './copy.ts';

type Versioned = { id: number; version: string };

/** Unsaved input; `version` is that of what is saved on which it stands. */
type Draft<Values> = { values: Values; version: string | undefined };

type Answer<Item> = { data?: { message: string; data: Item }; error?: unknown };

type Options<Values extends FieldValues, Item extends Versioned> = {
  /** As of `useDraft`, with the account. */
  draftName: string;
  /** What is saved; undefined for something new. */
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

/**
 * State of a form that creates or changes something with a version. Input is kept until it is saved
 * or discarded, also over a reload or signing in again.
 */
export function useSavedForm<Values extends FieldValues, Item extends Versioned>({
  draftName,
  item,
  empty,
  toValues,
  readValues,
  create,
  update,
  onCreated,
  failed,
}: Options<Values, Item>) {
  const saved = item ? toValues(item) : empty;
  const {
    value: draft,
    change,
    clear,
  } = useDraft<Draft<Values> | null>({
    name: draftName,
    initial: null,
    parse: (stored) => {
      const { values, version } = Object(stored) as Partial<Draft<unknown>>;
      const read = readValues(values);
      return read && { values: read, version: typeof version === 'string' ? version : undefined };
    },
  });
  const toast = useToast();
  const version = draft ? draft.version : item?.version;
  const {
    form,
    submit,
    busy,
    failure,
    reset: forget,
  } = useServerForm<Values, { message: string; data: Item }>({
    defaultValues: draft?.values ?? saved,
    send: (values) => (item ? update(item.id, values, version) : create(values)),
    onSent: ({ message, data }) => {
      reset(item ? toValues(data) : empty);
      toast.success(message, item && { undo: () => void undo(item) });
      if (!item) onCreated(data);
    },
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: (item ? entryErrorText : errorText)(error, failed),
      // Somebody else has saved it since.
      ...(isStatus(error, 412) && { hint: copy.reload }),
    }),
  });

  // Reset first: it counts as a change of the values.
  const reset = (values: Values) => {
    form.reset(values);
    clear();
  };
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => change({ values, version }),
      }),
    [change, form, version],
  );

  const showLatest = useEffectEvent(() => {
    if (draft === null && item) reset(toValues(item));
  });
  // Somebody else may have saved it.
  useEffect(() => showLatest(), [item?.version]);

  const discard = () => {
    forget();
    reset(saved);
  };

  const undo = async (before: Item) => {
    const { data, error } = await update(before.id, toValues(before));
    if (data) {
      reset(toValues(data.data));
      toast.success(copy.undone);
    } else toast.error(entryErrorText(error, failed));
  };

  return {
    control: form.control,
    busy,
    failure,
    isNew: item === undefined,
    isChanged: draft !== null,
    discard,
    submit,
  };
}

/** What is the same for forms of any values. */
export type SavedFormState = Pick<
  ReturnType<typeof useSavedForm>,
  'busy' | 'failure' | 'isNew' | 'isChanged' | 'discard'
>;
