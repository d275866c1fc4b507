type Entries = [name: string, value: unknown][];

/** Copies a JSON value and changes the entries of every object and the items of every array. */
export function mapJson<Value>(
  value: Value,
  mapEntries: (entries: Entries) => Entries,
  mapItems: (items: unknown[]) => unknown[] = (items) => items,
): Value {
  const copy = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return mapItems(inner).map(copy);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      mapEntries(Object.entries(inner)).map(([name, each]) => [name, copy(each)]),
    );
  };
  return copy(value) as Value;
}
