import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

const frame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(resolve);
  });

// The store tells its listeners once a frame: where none comes, no screen ever sees an answer.
it.each(['while', 'after'])('frames come %s a test has the clock', async (when) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  void frame();
  if (when === 'after') vi.useRealTimers();
  expect(await frame()).toBeGreaterThan(0);
});

it('a frame that is called off does not come', async () => {
  const draw = vi.fn<FrameRequestCallback>();
  cancelAnimationFrame(requestAnimationFrame(draw));
  await frame();
  await frame();
  expect(draw).not.toHaveBeenCalled();
});
