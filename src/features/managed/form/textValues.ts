/** How the values of a form and what is saved follow from each other. */
export type FormValues<Saved, Values, Input = Values> = {
  /** Those of a new entry. */
  empty: Values;
  /** Returns the values of the form for what is saved. */
  toValues: (saved: Saved) => Values;
  /** Returns the body of the request that saves the values. */
  toInput: (values: Values) => Input;
  /** Parses stored values; returns undefined if they are not of this form. */
  readValues: (stored: unknown) => Values | undefined;
};

/**
 * Returns how a form whose values are texts follows from what is saved under the same names. An empty
 * text may be saved as null; texts are saved without the spaces around them.
 */
export function textValues<Values extends Record<string, string>>(
  empty: Values,
): FormValues<{ [Name in keyof Values]: Values[Name] | null }, Values> {
  const createValues = (read: (name: string) => string) =>
    Object.fromEntries(Object.keys(empty).map((name) => [name, read(name)])) as Values;
  return {
    empty,
    toValues: (saved) => createValues((name) => saved[name] ?? ''),
    toInput: (values) => createValues((name) => values[name]?.trim() ?? ''),
    readValues: (stored) => {
      if (typeof stored !== 'object' || stored === null) return undefined;
      const values = createValues((name) => ({ ...empty, ...stored })[name] ?? '');
      return Object.values(values).every((text) => typeof text === 'string') ? values : undefined;
    },
  };
}
