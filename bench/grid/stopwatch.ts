/** What the stopwatch adds to the window of a page. */
export type StopwatchWindow = Window & {
  /**
   * Sets the expected result of the next keystroke: the e-mail address in the first row, and the
   * number of rows.
   */
  expectRows: (first: string, rows: number) => void;
  /** Resolves to the time from that keystroke until the rows were painted, in milliseconds. */
  painted: Promise<number>;
  longTasks: number[];
};

/**
 * Runs in the page before its scripts. Measures from the keydown event to the first frame after the
 * expected rows are in the DOM.
 */
export function installStopwatch(): void {
  const stopwatch = window as unknown as StopwatchWindow;
  stopwatch.longTasks = [];
  new PerformanceObserver((list) => {
    stopwatch.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ entryTypes: ['longtask'] });

  let pressedAt = 0;
  window.addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp;
    },
    true,
  );

  /** Whether the grid shows that many rows and the first one has this e-mail address. */
  const hasRows = (first: string, rows: number) => {
    const shown = document.querySelectorAll('.MuiDataGrid-row');
    return (
      shown.length === rows &&
      (rows === 0 || shown[0]?.querySelector('[data-field="email"]')?.textContent === first)
    );
  };
  stopwatch.expectRows = (first, rows) => {
    pressedAt = 0;
    stopwatch.painted = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`The first of ${rows} rows should be ${first}.`)), 10_000);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - pressedAt));
      port1.start();
      const check = () => {
        // The callbacks of a frame run before it is painted, a message event after that.
        if (pressedAt > 0 && hasRows(first, rows)) port2.postMessage(0);
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    });
  };
}
