/** Makes every `Date` of the page begin at a time and go on from there; gives the way back. */
export function startClock(at: Date): () => void {
  const real = globalThis.Date;
  const ahead = at.getTime() - real.now();
  const now = () => real.now() + ahead;
  globalThis.Date = new Proxy(real, {
    construct: (target, parts: unknown[], caller: NewableFunction) =>
      Reflect.construct(target, parts.length > 0 ? parts : [now()], caller) as Date,
    apply: () => new real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  return () => {
    globalThis.Date = real;
  };
}
