import '@testing-library/jest-dom/vitest';
import { Blob, File } from 'node:buffer';
import { format } from 'node:util';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const { asyncWrapper, getElementError } = getConfig();
let waiting = 0;

configure({
  reactStrictMode: true,
  // The first page of a file is compiled when it is opened, which takes its time on a busy machine.
  asyncUtilTimeout: 20_000,
  // `findBy` and `waitFor` ask again and again: the page is printed once, when they have failed.
  getElementError: (message, container) =>
    waiting > 0
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
  asyncWrapper: async (callback) => {
    waiting += 1;
    try {
      return await asyncWrapper(callback);
    } catch (error) {
      if (error instanceof Error) error.message += `\n\n${prettyDOM() || ''}`;
      throw error;
    } finally {
      waiting -= 1;
    }
  },
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
  // A page of this computer is one; jsdom does not say so.
  isSecureContext: true,
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

// Vitest fails a test for an error in an event handler only where the page has no listener for errors.
const complainOf = ({ error, defaultPrevented }: ErrorEvent) => {
  if (error && !defaultPrevented) complaints.push(`error: ${format(error)}`);
};
beforeEach(() => window.addEventListener('error', complainOf));

afterEach(() => {
  window.removeEventListener('error', complainOf);
  cleanup();
  expect(complaints.splice(0), 'lines on the console').toEqual([]);
});
