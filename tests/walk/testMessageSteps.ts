import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Message } from '../../src/mocks/messages/message.ts';
import { openInNewProfile } from '../support/browser.ts';
import { useDemo } from '../support/useDemo.ts';
import type { Walk } from './steps.ts';

/** In CSS pixels; WALK_WIDTH=390 goes the ways on a telephone. */
const width = Number(process.env.WALK_WIDTH ?? 1280);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A message as a whole, with the sign that may stand before it, and anything where it has braces.
 */
const patternOf = (text: string) =>
  new RegExp(
    String.raw`^(?:(?:✅|❌|⚠️)\s*)?${escaped(text).replaceAll(/\\\{[^}]+\\\}/g, '.+')}$`,
    'u',
  );

/**
 * What covers the middle of an element, or that it is not in the window; undefined if a person can
 * read it.
 */
const coverOf = (found: Locator) =>
  found.evaluate((element) => {
    const { left, top, width: wide, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + wide / 2, top + height / 2);
    if (!hit) return 'outside the window';
    return element.contains(hit) || hit.contains(element) ? '' : hit.outerHTML.slice(0, 120);
  });

/**
 * Tests for each message that its link and its step show it in the built demonstration. Runs in the
 * order of `walks`: a walk that changes what another one needs comes last.
 */
export function testMessageSteps<Id extends string>(
  messages: readonly (Message & { id: Id })[],
  walks: Record<Id, Walk>,
): void {
  const demo = useDemo();
  const errors: string[] = [];
  const walker: { page?: Page } = {};

  beforeAll(async () => {
    const { page } = await openInNewProfile({
      viewport: { width, height: width < 600 ? 844 : 900 },
      reducedMotion: 'no-preference',
    });
    page.setDefaultTimeout(40_000);
    page.on('pageerror', (error) => errors.push(String(error)));
    walker.page = page;
  });

  const ways = Object.keys(walks).map((id) => {
    const message = messages.find((one) => one.id === id);
    if (!message) throw new Error(`${id} is no message of this side`);
    return { ...message, ...walks[message.id] };
  });

  it.each(ways)('$id', async ({ text, repro, go, says }) => {
    const { page } = walker;
    if (!page) throw new Error('There is no page.');
    expect(
      go === undefined || repro.steps !== undefined,
      'the panel tells a person what to do',
    ).toBe(true);
    // The same page under another fragment would not be loaded anew.
    await page.goto('about:blank');
    await page.goto(`${demo.url()}?scenario=${repro.scenarios.join()}#${repro.path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await go?.(page);
    const found = page
      .getByText(patternOf(says ?? text))
      .filter({ visible: true })
      .first();
    await found.scrollIntoViewIfNeeded();
    expect(await coverOf(found), 'what covers it').toBe('');
    expect(errors.splice(0), 'errors of the page').toEqual([]);
  });
}
