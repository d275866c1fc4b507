/** What the stopwatch adds to a page. */
export type Timed = Window & {
  /**
   * Says what the next keystroke must bring about: the address in the first row, and the number of
   * rows.
   */
  expectRows: (first: string, rows: number) => void;
  /** The time from that keystroke until it has been painted, in milliseconds. */
  painted: Promise<number>;
  longTasks: number[];
};

/**
 * Runs in the page, before its own scripts: measures from the browser's receipt of a key to the
 * first frame after the wanted rows stand.
 */
export function installStopwatch(): void {
  const timed = window as unknown as Timed;
  timed.longTasks = [];
  new PerformanceObserver((list) => {
    timed.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ entryTypes: ['longtask'] });

  let pressed = 0;
  window.addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp;
    },
    true,
  );

  /** Whether so many rows stand, the first with this address. */
  const stands = (first: string, rows: number) => {
    const shown = document.querySelectorAll('.MuiDataGrid-row');
    return (
      shown.length === rows &&
      (rows === 0 || shown[0]?.querySelector('[data-field="email"]')?.textContent === first)
    );
  };
  timed.expectRows = (first, rows) => {
    pressed = 0;
    timed.painted = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`The first of ${rows} rows should be ${first}.`)), 10_000);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - pressed));
      port1.start();
      const look = () => {
        // A frame's callbacks come before its painting, a message after it.
        if (pressed > 0 && stands(first, rows)) port2.postMessage(0);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  };
}
