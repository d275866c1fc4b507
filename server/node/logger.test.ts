import { afterEach, expect, it, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { requestContext } from './http/requestIdentifier.ts';

afterEach(() => vi.restoreAllMocks());

const text = createLogger('text');
const json = createLogger('json');

/** Returns what a function writes to stderr (text) and to stdout (JSON). */
function capture(work: () => void): string {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  work();
  return lines.join('\n');
}

const databaseError = () =>
  Object.assign(
    new Error('Failed query\nparams: rina@surel.example', {
      cause: Object.assign(new Error('duplicate key'), { client: { password: 'secret' } }),
    }),
    { query: 'insert into "clubs"', params: ['rina@surel.example'] },
  );

it('logs the message, query and stack, but neither the connection nor the query values', () => {
  const asText = capture(() => text.error(databaseError()));
  expect(asText).toContain('Error: duplicate key\n    in insert into "clubs"\n    at ');
  const asJson = capture(() => json.error(databaseError()));
  expect(JSON.parse(asJson)).toEqual({
    time: expect.stringMatching(/^2\d{3}-.*Z$/),
    level: 'error',
    message: 'Error: duplicate key',
    query: 'insert into "clubs"',
    stack: expect.stringMatching(/^ +at /),
  });
  expect(asText + asJson).not.toMatch(/secret|rina/);
});

it('logs the messages of all errors of an AggregateError', () => {
  const error = new AggregateError([
    new Error('connect ECONNREFUSED ::1:1'),
    new Error('connect ECONNREFUSED 127.0.0.1:1'),
  ]);
  expect(capture(() => text.error(error))).toContain(
    'connect ECONNREFUSED ::1:1; connect ECONNREFUSED 127.0.0.1:1',
  );
});

it('names the request that is being handled', () => {
  const logInRequest = (logger: typeof text) =>
    capture(() => requestContext.run({ requestId: 'r-1' }, () => logger.error('broken')));
  expect(logInRequest(text)).toMatch(/^2\S+Z broken \(request r-1\)$/);
  expect(JSON.parse(logInRequest(json))).toMatchObject({ message: 'broken', requestId: 'r-1' });
});

it('writes one JSON object per line, with its fields', () => {
  const line = capture(() => json.write('info', 'first\nsecond', { status: 200 }));
  expect(line.trimEnd()).not.toContain('\n');
  expect(JSON.parse(line)).toMatchObject({ level: 'info', message: 'first\nsecond', status: 200 });
});
