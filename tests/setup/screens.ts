import '@testing-library/jest-dom/vitest';
import { Blob, File } from 'node:buffer';
import { configure, prettyDOM } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { settle } from '../support/render.tsx';

configure({
  // Most of these errors end one attempt of many to find an element, and nobody reads them: the
  // document is described only when the message is read.
  getElementError: (message, container) =>
    Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: {
        configurable: true,
        get: () => [message, prettyDOM(container as HTMLElement)].filter(Boolean).join('\n\n'),
      },
    }),
  // The first page of a file is compiled when it is opened, which takes its time on a busy machine.
  asyncUtilTimeout: 10_000,
  // React renders what an event has changed before the event's dispatch returns.
  eventWrapper: (dispatch) => flushSync(dispatch),
  asyncWrapper: async (callback: () => unknown) => {
    const result = await callback();
    await settle();
    return result;
  },
});

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

// jsdom draws its frames by the global setInterval. One that was set while a test had that in hand
// never fires once the test has given it back, so no later test of the worker would have frames, by
// which the store tells its listeners.
const { setTimeout: later, clearTimeout: never } = globalThis;

Object.assign(Element.prototype, { scrollIntoView: () => {} });
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});
Object.assign(window, {
  requestAnimationFrame: (draw: FrameRequestCallback) =>
    Number(later(() => draw(performance.now()), 16)),
  cancelAnimationFrame: (frame: number) => never(frame),
  scrollTo: () => {},
  IntersectionObserver: NoObserver,
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
      (...parts: unknown[]) => void complaints.push(`${level}: ${parts.map(String).join(' ')}`),
    );
  }
});

afterEach(() => {
  expect(complaints.splice(0), 'lines on the console').toEqual([]);
});
