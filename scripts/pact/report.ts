import { chapters } from './contractCases.ts';
import { formatMismatch } from './outcome.ts';
import { buildOrder } from './unbuilt.ts';
import type { VerifiedOperation, VerifiedRequest } from './verifyBackend.ts';

type Status = VerifiedOperation['status'];

const labels: Record<Status, string> = {
  passed: '✓ passed',
  failed: '✗ failed',
  skipped: '- skipped',
  unbuilt: '· not built yet',
};

/** The report line of an operation. `width` is the width of the operationId column. */
export function operationLine(verified: VerifiedOperation, width: number): string {
  const { operation, status } = verified;
  const [symbol = '', ...label] = labels[status].split(' ');
  return `${symbol} ${operation.id.padEnd(width)}  ${label.join(' ')}${operationDetails(verified)}`;
}

/** The part of an operation's report line after its status. */
export function operationDetails({ operation, requests, status }: VerifiedOperation): string {
  if (status === 'unbuilt') return '';
  if (requests.length === 0)
    return operation.isExtension
      ? ': an extension, which is optional for a backend'
      : ': the pact has no interaction for it';
  if (status === 'failed') return `: ${requests.flatMap(describeFailure).join('; ')}`;
  const skipped = requests.flatMap(({ outcome }) =>
    outcome.status === 'skipped' ? [outcome.reason] : [],
  );
  const reasons = [...new Set(skipped)].join('; ');
  if (status === 'skipped') return `: ${reasons}`;
  const counts = (['pact', ...chapters] as const).flatMap((chapter) => {
    const all = requests.filter((each) => each.chapter === chapter);
    const passed = all.filter(({ outcome }) => outcome.status === 'passed').length;
    if (all.length === 0) return [];
    return [`${chapter} ${passed === all.length ? '' : `${passed} of `}${all.length}`];
  });
  return ` (${counts.join(', ')}${reasons ? `; skipped: ${reasons}` : ''})`;
}

/** Shows the first mismatch of each judgement. */
function describeFailure({ description, outcome }: VerifiedRequest): string[] {
  if (outcome.status !== 'failed') return [];
  const shown = outcome.mismatches.filter(
    ({ judgement }, index, all) => all.findIndex((each) => each.judgement === judgement) === index,
  );
  const more = outcome.mismatches.length - shown.length;
  return [
    `${description} -> ${shown.map(formatMismatch).join('; ')}${more > 0 ? ` (and ${more} more)` : ''}`,
  ];
}

/** The numbers of operations by status, and the numbers of requests. */
export type Totals = Record<Status, number> & {
  /** Operations that differ from the pact, and operations that differ from the document. */
  pactFailures: number;
  documentFailures: number;
  allRequests: number;
  verifiedRequests: number;
  seconds: number;
};

export function countTotals(verified: VerifiedOperation[], seconds: number): Totals {
  const countStatus = (status: Status) => verified.filter((each) => each.status === status).length;
  const countJudgement = (judgement: 'pact' | 'document') =>
    verified.filter(
      ({ status, requests }) =>
        status === 'failed' &&
        requests.some(
          ({ outcome }) =>
            outcome.status === 'failed' &&
            outcome.mismatches.some((mismatch) => mismatch.judgement === judgement),
        ),
    ).length;
  const all = verified.flatMap(({ requests }) => requests);
  return {
    passed: countStatus('passed'),
    failed: countStatus('failed'),
    unbuilt: countStatus('unbuilt'),
    skipped: countStatus('skipped'),
    pactFailures: countJudgement('pact'),
    documentFailures: countJudgement('document'),
    allRequests: all.length,
    verifiedRequests: all.filter(({ outcome }) => outcome.status !== 'skipped').length,
    seconds,
  };
}

/** The last lines of a verification: what is to be built next, and the totals. */
export function summaryLines(verified: VerifiedOperation[], totals: Totals): string[] {
  const { passed, failed, unbuilt, skipped, pactFailures, documentFailures } = totals;
  const { allRequests, verifiedRequests, seconds } = totals;
  const missing = verified.filter(({ status }) => status === 'unbuilt');
  const order = buildOrder(missing.map(({ operation }) => operation));
  const judgements =
    failed > 0 ? ` (${pactFailures} by the pact, ${documentFailures} by the document)` : '';
  return [
    '',
    ...(order.length > 0
      ? ['Not built yet, in an order in which it can be built:', ...order, '']
      : []),
    `${verified.length} operations: ${passed} passed, ${failed} failed${judgements}, ` +
      `${unbuilt} not built yet, ${skipped} skipped ` +
      `(${verifiedRequests} of ${allRequests} requests verified in ${seconds.toFixed(1)} s)`,
  ];
}

/** The result as JSON, with all mismatches of every request. */
export function jsonReport(
  provider: string,
  verified: VerifiedOperation[],
  totals: Totals,
): string {
  const operations = verified.map(({ operation, status, requests }) => ({
    operationId: operation.id,
    route: operation.route,
    tag: operation.tag,
    status,
    requests: requests.map(({ chapter, description, interaction, outcome }) => ({
      chapter,
      description,
      states: interaction?.providerStates ?? [],
      ...outcome,
    })),
  }));
  return `${JSON.stringify({ provider, totals, operations }, null, 2)}\n`;
}

/** The result as JUnit XML, with one test case for each operation. */
export function junitReport(
  provider: string,
  verified: VerifiedOperation[],
  totals: Totals,
): string {
  const cases = verified.map((each) => {
    const { operation, requests, status } = each;
    const details = escapeXml(operationDetails(each).replace(/^[: ]+/, ''));
    const mismatches = requests.flatMap(({ description, outcome }) =>
      outcome.status === 'failed'
        ? outcome.mismatches.map((mismatch) => `${description} -> ${formatMismatch(mismatch)}`)
        : [],
    );
    const content: Record<Status, string> = {
      passed: '',
      skipped: `<skipped message="${details}"/>`,
      failed: `<failure message="${details}">${escapeXml(mismatches.join('\n'))}</failure>`,
      unbuilt: '<failure type="not built yet" message="not built yet"/>',
    };
    const name = `classname="${escapeXml(operation.tag)}" name="${escapeXml(operation.id)}"`;
    return `    <testcase ${name}>${content[status]}</testcase>`;
  });
  const counts = [
    `tests="${verified.length}" failures="${totals.failed + totals.unbuilt}"`,
    `skipped="${totals.skipped}" time="${totals.seconds.toFixed(3)}"`,
  ].join(' ');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="${escapeXml(provider)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML cannot contain most control characters or lone surrogates, but a response may. */
const invalidXmlCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escapeXml(text: string): string {
  return text
    .replaceAll(invalidXmlCharacters, ' ')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
