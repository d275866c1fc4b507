/** Sets the clock of the page; it runs on from there. Returns a function that restores it. */
export function startClock(at: Date): () => void {
  const RealDate = globalThis.Date;
  const offset = at.getTime() - RealDate.now();
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parameters: unknown[], newTarget: NewableFunction) =>
      Reflect.construct(target, parameters.length > 0 ? parameters : [now()], newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
