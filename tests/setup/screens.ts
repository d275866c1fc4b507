import '@testing-library/jest-dom/vitest';
import { Blob, File } from 'node:buffer';
import { format } from 'node:util';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const { getElementError } = getConfig();

/** Whether a query is asked by `findBy` or `waitFor`, which ask again when it fails. */
const isAskedAgain = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics;

configure({
  reactStrictMode: true,
  // The first page of a file is compiled when it is opened, which takes its time on a busy machine.
  asyncUtilTimeout: 20_000,
  // Prints the page once, when a query has failed for good, and not each time that it is asked.
  getElementError: (message, container) =>
    isAskedAgain()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// React warns of changes that a test neither causes nor waits for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// jsdom's own upload classes cannot be sent by Node's fetch, so the real ones take their place.
const { constructor: FormData } = await new Response(new URLSearchParams()).formData();
// Files share a worker, so a file may find them in place already.
const parent = Object.getPrototypeOf(globalThis.Request) as typeof Request;
const NodeRequest = parent === Function.prototype ? globalThis.Request : parent;
for (const [name, value] of Object.entries({ Blob, File, FormData, Request: NodeRequest })) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// jsdom has no layout: every element counts as one in the window.
class EveryElementInView extends NoObserver {
  report: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;
  constructor(report: EveryElementInView['report']) {
    super();
    this.report = report;
  }
  override observe() {
    this.report([{ isIntersecting: true }]);
  }
}

Object.assign(Element.prototype, { scrollIntoView: () => {} });
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});
Object.assign(window, {
  scrollTo: () => {},
  IntersectionObserver: EveryElementInView,
  ResizeObserver: NoObserver,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => true,
  }),
});

const complaints: string[] = [];

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void complaints.push(`${level}: ${format(...parts)}`),
    );
  }
});

afterEach(() => {
  cleanup();
  expect(complaints.splice(0), 'lines on the console').toEqual([]);
});
