/** Returns a function that creates a value when it is called first, and returns it each time. */
export function once<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => (created ??= { value: create() }).value;
}
