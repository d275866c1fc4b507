import type { Mismatch } from './requests/checkResponse.ts';
import { buildOrder } from './unbuilt.ts';
import type { VerifiedOperation, VerifiedRequest } from './verifyBackend.ts';

type Status = VerifiedOperation['status'];

const symbols: Record<Status, string> = { passed: '✓', failed: '✗', skipped: '-', unbuilt: '·' };

const idOf = ({ entry }: VerifiedOperation) => entry.operation.operationId;

/** Whether an operation is optional for a backend, and was not verified. */
const isLeftOut = ({ entry, requests }: VerifiedOperation) =>
  requests.length === 0 && entry.operation['x-extension'] === true;

/** Returns a mismatch as one line of text. */
const formatMismatch = ({ foundBy, where, text }: Mismatch): string =>
  [foundBy, where === 'request' ? undefined : where, text]
    .filter((each) => each !== undefined)
    .join(': ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ');

/**
 * Returns the output of a verification: one line for each operation, one for the optional
 * operations that the backend does not have, what is to be built next, and the totals.
 */
export function reportLines(verified: VerifiedOperation[], totals: Totals): string[] {
  const width = Math.max(...verified.map((each) => idOf(each).length));
  const lines = verified
    .filter((each) => each.status !== 'unbuilt' && !isLeftOut(each))
    .map((each) => {
      const { status } = each;
      return `${symbols[status]} ${idOf(each).padEnd(width)}  ${status}${describe(each)}`;
    });
  const leftOut = verified.filter(isLeftOut).length;
  if (leftOut > 0) lines.push(`- ${leftOut} extensions skipped, because they are optional`);
  const unbuilt = verified.filter(({ status }) => status === 'unbuilt');
  if (unbuilt.length > 0)
    lines.push(
      '',
      'Not built yet, in an order in which it can be built:',
      ...buildOrder(unbuilt.map(({ entry }) => entry)),
    );
  const { passed, failed, unbuilt: notBuilt, skipped, seconds } = totals;
  return [
    ...lines,
    '',
    `${verified.length} operations: ${passed} passed, ${failed} failed, ` +
      `${notBuilt} not built yet, ${skipped} skipped (${totals.verifiedRequests} of ` +
      `${totals.allRequests} requests verified in ${seconds.toFixed(1)} s)`,
  ];
}

/** The end of an operation's line, after its status. */
function describe({ requests, status }: VerifiedOperation): string {
  if (requests.length === 0) return ': there is no request for it';
  if (status === 'failed') return `: ${requests.flatMap(describeFailure).join('; ')}`;
  const reasons = [...new Set(requests.flatMap(({ reason }) => reason ?? []))].join('; ');
  if (status === 'skipped') return `: ${reasons}`;
  const chapters = Map.groupBy(requests, ({ chapter }) => chapter);
  const counts = [...chapters].map(([chapter, all]) => {
    const passed = all.filter((each) => each.status === 'passed').length;
    return `${chapter} ${passed === all.length ? '' : `${passed} of `}${all.length}`;
  });
  return ` (${counts.join(', ')}${reasons ? `; skipped: ${reasons}` : ''})`;
}

/** Shows the first mismatch with the pact and the first with the document. */
function describeFailure({ description, mismatches }: VerifiedRequest): string[] {
  const first = [...Map.groupBy(mismatches, ({ foundBy }) => foundBy).values()].flatMap(
    ([mismatch]) => mismatch ?? [],
  );
  const more = mismatches.length - first.length;
  const text = first.map(formatMismatch).join('; ');
  return text ? [`${description} -> ${text}${more > 0 ? ` (and ${more} more)` : ''}`] : [];
}

/** The numbers of operations by status, and the numbers of requests. */
type Totals = Record<Status, number> & {
  allRequests: number;
  verifiedRequests: number;
  seconds: number;
};

/** Counts the results of a verification. */
export function countTotals(verified: VerifiedOperation[], seconds: number): Totals {
  const count = (status: Status) => verified.filter((each) => each.status === status).length;
  const requests = verified.flatMap((each) => each.requests);
  return {
    passed: count('passed'),
    failed: count('failed'),
    unbuilt: count('unbuilt'),
    skipped: count('skipped'),
    allRequests: requests.length,
    verifiedRequests: requests.filter(({ status }) => status !== 'skipped').length,
    seconds,
  };
}

/** Returns the result as JSON, with all mismatches of every request. */
export function jsonReport(verified: VerifiedOperation[], totals: Totals): string {
  const operations = verified.map(({ entry, status, requests }) => ({
    operationId: entry.operation.operationId,
    route: `${entry.method.toUpperCase()} ${entry.path}`,
    status,
    requests: requests.map(
      ({ chapter, description, states, status: result, reason, mismatches }) => ({
        chapter,
        description,
        states,
        status: result,
        reason,
        mismatches,
      }),
    ),
  }));
  return `${JSON.stringify({ totals, operations }, null, 2)}\n`;
}

/** Returns the result as JUnit XML, with one test case for each operation. */
export function junitReport(verified: VerifiedOperation[], totals: Totals): string {
  const cases = verified.map((each) => {
    const details = escapeXml(describe(each).replace(/^[: ]+/, ''));
    const mismatches = each.requests.flatMap((request) =>
      request.mismatches.map((found) => `${request.description} -> ${formatMismatch(found)}`),
    );
    const content: Record<Status, string> = {
      passed: '',
      skipped: `<skipped message="${details}"/>`,
      failed: `<failure message="${details}">${escapeXml(mismatches.join('\n'))}</failure>`,
      unbuilt: '<failure message="not built yet"/>',
    };
    const tag = escapeXml(each.entry.operation.tags?.[0] ?? '');
    return `  <testcase classname="${tag}" name="${idOf(each)}">${content[each.status]}</testcase>`;
  });
  const failures = totals.failed + totals.unbuilt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="pact:verify" tests="${verified.length}" failures="${failures}" skipped="${totals.skipped}" time="${totals.seconds.toFixed(3)}">`,
    ...cases,
    '</testsuite>\n',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML cannot contain most control characters or lone surrogates, but a response may. */
const invalidXmlCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string =>
  text
    .replaceAll(invalidXmlCharacters, ' ')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
