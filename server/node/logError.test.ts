import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { logError } from './logError.ts';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('logs the message, query and stack, but neither the connection nor the query values', () => {
  const cause = Object.assign(new Error('duplicate key'), { client: { password: 'secret' } });
  logError(
    Object.assign(new Error('Failed query\nparams: rina@surel.example', { cause }), {
      query: 'insert into "clubs"',
      params: ['rina@surel.example'],
    }),
  );
  const [line] = log.mock.calls[0] ?? [];
  expect(line).toContain('Error: duplicate key\n    in insert into "clubs"\n    at ');
  expect(line).not.toMatch(/secret|rina/);
});

it('logs the messages of all errors of an AggregateError', () => {
  logError(
    new AggregateError([
      new Error('connect ECONNREFUSED ::1:1'),
      new Error('connect ECONNREFUSED 127.0.0.1:1'),
    ]),
  );
  expect(log.mock.calls[0]?.[0]).toContain(
    'connect ECONNREFUSED ::1:1; connect ECONNREFUSED 127.0.0.1:1',
  );
});
