import type { BrowserContext, Page } from 'playwright-core';

/**
 * What Chrome 109, Firefox 115 or Safari 16.0 lacks of what today's browsers have, by the names in
 * MDN's tables: one browser that has only what all three have.
 */
const missing = [
  'Array.fromAsync',
  ...['toReversed', 'toSorted', 'toSpliced', 'with'].map((name) => `Array.prototype.${name}`),
  ...['Int8Array', 'Uint8Array', 'Uint16Array', 'Int32Array', 'Float64Array'].flatMap((array) =>
    ['toReversed', 'toSorted', 'with'].map((name) => `${array}.prototype.__proto__.${name}`),
  ),
  ...['fromBase64', 'fromHex', 'prototype.toBase64', 'prototype.toHex'].map(
    (name) => `Uint8Array.${name}`,
  ),
  'ArrayBuffer.prototype.transfer',
  'ArrayBuffer.prototype.transferToFixedLength',
  'Object.groupBy',
  'Map.groupBy',
  'Map.prototype.getOrInsert',
  'Map.prototype.getOrInsertComputed',
  ...[
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ].map((name) => `Set.prototype.${name}`),
  ...[
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ].map((name) => `Iterator.prototype.${name}`),
  'Iterator',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'Promise.withResolvers',
  'Promise.try',
  'RegExp.escape',
  'Error.isError',
  'Math.sumPrecise',
  'Math.f16round',
  'Float16Array',
  'Atomics.waitAsync',
  'Temporal',
  'DisposableStack',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'URL.canParse',
  'URL.parse',
  'AbortSignal.any',
  'Response.json',
  'ReadableStream.from',
  'CompressionStream',
  'DecompressionStream',
  'OffscreenCanvas',
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'navigation',
  'BarcodeDetector',
  'CloseWatcher',
  'Highlight',
  'CSS.highlights',
  'CSS.registerProperty',
  'Document.prototype.startViewTransition',
  'Document.prototype.adoptedStyleSheets',
  'Document.parseHTMLUnsafe',
  'Element.prototype.checkVisibility',
  'Element.prototype.getHTML',
  'Element.prototype.setHTMLUnsafe',
  'Element.prototype.moveBefore',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.togglePopover',
  'Selection.prototype.getComposedRanges',
  'Navigator.prototype.userActivation',
  'Navigator.prototype.userAgentData',
];

/** Removes functions, given by where they are, like `Array.prototype.at`. Runs in the browser. */
function remove(names: readonly string[]): void {
  for (const name of names) {
    const parts = name.split('.');
    const last = parts.pop() ?? '';
    let owner: unknown = globalThis;
    for (const part of parts) owner = (owner as Record<string, unknown> | undefined)?.[part];
    if (owner) Reflect.deleteProperty(owner, last);
  }
  if (typeof CSS === 'undefined') return;
  const { supports } = CSS;
  // Chrome has color-mix() from 111, Safari from 16.2; Firefox :has() from 121.
  CSS.supports = (...conditions: string[]) =>
    !/color-mix|:has/.test(conditions.join(' ')) &&
    Reflect.apply<typeof CSS, string[], boolean>(supports, CSS, conditions);
}

/** Takes functions from all pages of a browser profile, before their scripts. */
export const removeFunctions = (
  context: BrowserContext,
  names: readonly string[],
): Promise<unknown> => context.addInitScript(remove, names);

/** Takes from all pages what the oldest browsers lack, before their scripts. */
export const useOldBrowser = (page: Page): Promise<unknown> =>
  removeFunctions(page.context(), missing);

/**
 * Takes the same from the module workers, for which Playwright has no such scripts: theirs get one in
 * front. A page with a route has no cache.
 */
export const useOldWorkers = (page: Page): Promise<unknown> =>
  page.route('**/*.mjs', async (route) => {
    const response = await route.fetch();
    const script = `(${remove.toString()})(${JSON.stringify(missing)});`;
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });

/**
 * Returns the rules of a page that old browsers drop: a list of selectors with `:has()` in one of them
 * takes the others along, and `color-mix()` with a variable takes the declaration before it along.
 */
export const findDroppedRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dropped: string[] = [];
    const search = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSSupportsRule) continue;
        if (rule instanceof CSSStyleRule) {
          const { selectorText, style } = rule;
          const selectors = selectorText.split(/,(?![^(]*\))/);
          const withHas = selectors.filter((selector) => selector.includes(':has('));
          if (withHas.length > 0 && withHas.length < selectors.length) dropped.push(selectorText);
          // The grid's own rule is for a part that is not used.
          if (/color-mix\([^;]*var\(/.test(style.cssText) && !selectorText.includes('fillPreview'))
            dropped.push(`${selectorText} { ${style.cssText} }`);
        }
        if (rule instanceof CSSGroupingRule) search(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) search(sheet.cssRules);
    return dropped;
  });
