type Entries = [name: string, value: unknown][];

/**
 * A copy of a value of JSON in which the entries of every object, and the items of every list, have
 * been changed.
 */
export function rewrite<Value>(
  value: Value,
  changeEntries: (entries: Entries) => Entries,
  changeItems: (items: unknown[]) => unknown[] = (items) => items,
): Value {
  const copy = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return changeItems(inner).map(copy);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      changeEntries(Object.entries(inner)).map(([name, each]) => [name, copy(each)]),
    );
  };
  return copy(value) as Value;
}
