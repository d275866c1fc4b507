import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

type Checker = {
  run: (
    root: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
};

const axe = readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** Returns what is hard to read, to press or to name on a page, in its colours. */
export async function findFaultsOfColours(page: Page): Promise<string[]> {
  await page.evaluate(await axe);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: Checker };
    const { violations } = await checker.run(document, {
      runOnly: ['color-contrast', 'target-size', 'label-content-name-mismatch'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  });
}

/** Returns what does not fit while all text has twice its size. */
export const findFaultsOfLargeText = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { style, clientWidth } = document.documentElement;
    style.fontSize = '200%';
    const overhang = document.documentElement.scrollWidth - clientWidth;
    const controls = [
      ...document.querySelectorAll<HTMLElement>('header[data-scrolled] :is(a, button)'),
    ].filter((control) => control.offsetWidth > 0);
    const faults = controls
      .filter((control, index) => {
        const { right } = control.getBoundingClientRect();
        const next = controls[index + 1]?.getBoundingClientRect().left ?? clientWidth;
        return right > next || control.scrollWidth > control.clientWidth;
      })
      .map(({ innerText, ariaLabel }) => `no room for ${ariaLabel ?? innerText}`);
    // A table follows the size of the text.
    if (document.querySelector('.MuiDataGrid-root'))
      await new Promise((resolve) => setTimeout(resolve, 500));
    // A name may end in dots, points and times may not.
    for (const cell of document.querySelectorAll('main td')) {
      if (cell.clientWidth > 0 && cell.scrollWidth > cell.clientWidth + 1)
        faults.push(`cut: ${cell.textContent} ${(cell as HTMLElement).dataset.time ?? ''}`);
    }
    for (const cell of document.querySelectorAll('.MuiDataGrid-cell, .MuiDataGrid-cell *')) {
      const { scrollWidth, scrollHeight, clientWidth: width, clientHeight: height } = cell;
      if (width > 0 && (scrollWidth > width + 1 || scrollHeight > height + 3))
        faults.push(`cut: ${cell.textContent}`);
    }
    style.fontSize = '';
    return overhang > 0 ? [...faults, `${overhang} px too wide`] : faults;
  });

/** Returns the links and buttons of a page of which a part does not react, because something lies on it. */
export const findCoveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const covered = controls.filter((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [{ left, top, width, height } = new DOMRect()] = control.getClientRects();
      return [0.15, 0.5, 0.85].some((part) => {
        const found = document.elementFromPoint(left + width / 2, top + height * part);
        return found !== null && !control.contains(found) && !found.contains(control);
      });
    });
    window.scrollTo(0, 0);
    return covered.map(({ innerText, ariaLabel }) => `covered: ${ariaLabel ?? innerText}`);
  });

/** Returns the words that a narrow window breaks; addresses may be broken. */
const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || /[@/]/.test(data))
        continue;
      for (const { 0: word, index } of data.matchAll(/\p{L}+/gu)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Returns what does not fit on a page on the smallest phones and with large text. */
export async function findFaultsOfSize(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  let broken = await findBrokenWords(page);
  // What measures itself follows the window in its own time.
  for (let attempt = 0; broken.length > 0 && attempt < 20; attempt += 1) {
    await page.waitForTimeout(100);
    broken = await findBrokenWords(page);
  }
  if (size) await page.setViewportSize(size);
  const large = await findFaultsOfLargeText(page);
  return [
    ...broken.map((word) => `breaks ${word} on the smallest phones`),
    ...large.map((fault) => `with large text: ${fault}`),
  ];
}
