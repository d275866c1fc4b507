import { useEffect, useEffectEvent, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { fieldErrors, isStatus } from '../../../api/errors.ts';
import { showFieldErrors } from '../../../ui/showFieldErrors.ts';
import { useDraft } from '../../../ui/useDraft.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { useToast } from '../../../ui/useToast.ts';
import { errorText } from '../errorText.ts';
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
  /** The fields that can show an error of the server. */
  fields: FieldPath<Values>[];
  failed: string;
};

type Failure = {
  text: string;
  /** Somebody else has saved it since. */
  isOutdated: boolean;
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
  fields,
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
  // The fields of a form are never optional, which the type of the library cannot know.
  const form = useForm<Values>({
    defaultValues: (draft?.values ?? saved) as DefaultValues<Values>,
  });
  const [failure, setFailure] = useState<Failure>();
  const toast = useToast();
  const version = draft ? draft.version : item?.version;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => change({ values, version }),
      }),
    [change, form, version],
  );

  // Reset first: it counts as a change of the values.
  const reset = (values: Values) => {
    form.reset(values);
    clear();
  };
  const showLatest = useEffectEvent(() => {
    if (draft === null && item) reset(toValues(item));
  });
  // Somebody else may have saved it.
  useEffect(() => showLatest(), [item?.version]);

  const discard = () => {
    setFailure(undefined);
    reset(saved);
  };

  const undo = async (before: Item) => {
    const { data, error } = await update(before.id, toValues(before));
    if (data) {
      reset(toValues(data.data));
      toast.success(copy.undone);
    } else toast.error(errorText(error, failed));
  };

  const { run, busy } = useSingleFlight(async (values: Values) => {
    setFailure(undefined);
    const { data, error } = await (item ? update(item.id, values, version) : create(values));
    if (data) {
      reset(item ? toValues(data.data) : empty);
      toast.success(data.message, item && { undo: () => void undo(item) });
      if (!item) onCreated(data.data);
      return;
    }
    const shown = showFieldErrors(form, fieldErrors(error), fields);
    const text = errorText(error, failed);
    if (!shown.includes(text)) setFailure({ text, isOutdated: isStatus(error, 412) });
  });

  return {
    control: form.control,
    busy,
    failure,
    isChanged: draft !== null,
    discard,
    submit: form.handleSubmit(run),
  };
}

/** What is the same for forms of any values. */
export type SavedFormState = Pick<
  ReturnType<typeof useSavedForm>,
  'busy' | 'failure' | 'isChanged' | 'discard'
>;
