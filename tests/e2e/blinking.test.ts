import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browser/product.ts';

/** Begins the animation of an element anew, not that of a part; returns its opacity in between. */
const readOpacities = (element: Locator, times: number[]) =>
  element.evaluate((target: HTMLElement, at: number[]) => {
    target.style.animation = 'none';
    // Asked, so that the browser ends the animation.
    target.getAnimations();
    target.style.animation = '';
    const [animation] = target.getAnimations().filter((each) => each instanceof CSSAnimation);
    animation?.pause();
    return at.map((time) => {
      if (animation) Object.assign(animation, { currentTime: time });
      return Number(getComputedStyle(target).opacity);
    });
  }, times);

describe('the call to action on the page of the school clubs', () => {
  it('blinks for less than five seconds, and stays lit under the mouse', () =>
    visit({ motion: true }, async (page) => {
      await page.goto('/school');
      const link = page.getByRole('link', { name: 'Daftar sekarang!' });
      const times = [0, 800, 1600, 2400, 3200, 4000, 4800, 5600];
      expect(await readOpacities(link, times)).toEqual([1, 0.2, 1, 0.2, 1, 0.2, 1, 1]);
      await link.hover();
      expect(await readOpacities(link, times)).toEqual(times.map(() => 1));
    }));

  it('does not blink with reduced motion', () =>
    visit({}, async (page) => {
      await page.goto('/school');
      const link = page.getByRole('link', { name: 'Daftar sekarang!' });
      expect(await readOpacities(link, [800, 2400])).toEqual([1, 1]);
    }));
});
