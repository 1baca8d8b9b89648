// Loaded into a build with `node --require`: `new Date()` and `Date.now()` are CLOCK_SHIFT_MS later.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
