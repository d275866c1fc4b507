import { MatchersV3, type PactV4 } from '@pact-foundation/pact';

type WithRequest = ReturnType<PactV4['addInteraction']>['withRequest'];

/** What a request is described with; the package does not export the type. */
export type RequestBuilder = Parameters<NonNullable<Parameters<WithRequest>[2]>>[0];

type Part = { name: string; value: string | Blob };

/** The parts of a form in their order; a list is one part for each entry. */
function partsOf(body: Record<string, unknown>): Part[] {
  return Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) => ({
      name,
      value: one instanceof Blob ? one : String(one),
    })),
  );
}

// Any would do, as long as it is the same each time: it stands in the pact file.
const boundary = 'robolaga-form';

async function written({ name, value }: Part): Promise<Buffer> {
  const head = (more: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`);
  const content =
    value instanceof Blob
      ? [
          head(`; filename="${name}.jpg"\r\nContent-Type: ${value.type}`),
          Buffer.from(await value.bytes()),
        ]
      : [head(''), Buffer.from(value)];
  return Buffer.concat([...content, Buffer.from('\r\n')]);
}

function ruleOf({ value }: Part) {
  return value instanceof Blob
    ? { 'pact:matcher:type': 'contentType', value: value.type }
    : { 'pact:matcher:type': 'type' };
}

/**
 * Describes a form in a request: its text parts, and its files by their kind, whatever the boundary
 * is.
 */
export async function describeForm(
  body: Record<string, unknown>,
): Promise<(request: RequestBuilder) => void> {
  const parts = partsOf(body);
  const raw = Buffer.concat([
    ...(await Promise.all(parts.map(written))),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const rules = new Map(parts.map((part) => [`$['${part.name}']`, ruleOf(part)]));
  return (request) => {
    request
      .headers({
        'Content-Type': MatchersV3.regex(
          String.raw`multipart/form-data; ?boundary=.+`,
          `multipart/form-data; boundary=${boundary}`,
        ),
      })
      .body(`multipart/form-data; boundary=${boundary}`, raw)
      .matchingRules({
        body: [...rules].map(([path, rule]) => ({ path, rules: [rule] })),
      } as never);
  };
}

const entriesOf = (form: FormData) =>
  [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.type]);

/**
 * The one form that was sent, and the one that should have been, by name and text or kind of file:
 * Pact overlooks other texts, the order, and parts that are repeated or too many.
 */
export async function compareForms([sent]: Request[], body: Record<string, unknown>) {
  return {
    sent: sent && entriesOf(await sent.formData()),
    wanted: partsOf(body).map(({ name, value }) => [
      name,
      value instanceof Blob ? value.type : value,
    ]),
  };
}
