import { act } from '@testing-library/react';

/** The streams that the client has opened since a test has emptied this list. */
export const openedSources: FakeSource[] = [];

/** A stream of events whose server is the test; for `vi.stubGlobal('EventSource', FakeSource)`. */
export class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    openedSources.push(this);
  }
  close() {
    this.readyState = 2;
  }
}

/** Sends an event over every open stream. */
export const tellSources = (name: string, data: object = {}) =>
  act(async () => {
    for (const source of openedSources)
      if (source.readyState === 1)
        source.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  });
