import { MatchersV3, type PactV4 } from '@pact-foundation/pact';

type WithRequest = ReturnType<PactV4['addInteraction']>['withRequest'];

/** Pact's request builder, whose type the package does not export. */
export type RequestBuilder = Parameters<NonNullable<Parameters<WithRequest>[2]>>[0];

type FormPart = { name: string; value: string | Blob };

/** Returns the parts of a form in their order. An array has one part for each item. */
function toParts(body: Record<string, unknown>): FormPart[] {
  return Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) => ({
      name,
      value: one instanceof Blob ? one : String(one),
    })),
  );
}

// Constant, because it is written into the pact file.
const boundary = 'robolaga-form';

async function encodePart({ name, value }: FormPart): Promise<Buffer> {
  const partHeaders = (extraHeaders: string) =>
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${extraHeaders}\r\n\r\n`,
    );
  const content =
    value instanceof Blob
      ? [
          partHeaders(`; filename="${name}.jpg"\r\nContent-Type: ${value.type}`),
          Buffer.from(await value.bytes()),
        ]
      : [partHeaders(''), Buffer.from(value)];
  return Buffer.concat([...content, Buffer.from('\r\n')]);
}

function matchingRule({ value }: FormPart) {
  return value instanceof Blob
    ? { 'pact:matcher:type': 'contentType', value: value.type }
    : { 'pact:matcher:type': 'type' };
}

/**
 * Returns a function that adds a multipart form to a request. Any boundary matches, any text matches
 * a text part, and any file of the same media type matches a file.
 */
export async function describeForm(
  body: Record<string, unknown>,
): Promise<(request: RequestBuilder) => void> {
  const parts = toParts(body);
  const raw = Buffer.concat([
    ...(await Promise.all(parts.map(encodePart))),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const rules = new Map(parts.map((part) => [`$['${part.name}']`, matchingRule(part)]));
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
      });
  };
}

const toEntries = (form: FormData) =>
  [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.type]);

/**
 * Returns the names and texts (or media types) of the sent form and of the expected one. Pact itself
 * ignores different texts, the order of the parts, and repeated or additional parts.
 */
export async function compareForms([sent]: Request[], body: Record<string, unknown>) {
  return {
    sent: sent && toEntries(await sent.formData()),
    expected: toParts(body).map(({ name, value }) => [
      name,
      value instanceof Blob ? value.type : value,
    ]),
  };
}
